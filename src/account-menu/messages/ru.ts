import type en from './en.js';

export default {
  hello: 'Здравствуйте,',
  account: 'Личный кабинет',
  orders: 'Ваши заказы',
  addresses: 'Ваши адреса',
  factoryMember: 'Участие для фабрик',
  points: 'Баллы и доли',
  recommendation: 'Пригласить друзей',
  changePassword: 'Сменить пароль',
  closeAccount: 'Удалить аккаунт',
  wishlist: 'Избранные товары и магазины',
  signIn: 'Войти',
  signOut: 'Выйти',
} satisfies typeof en;
