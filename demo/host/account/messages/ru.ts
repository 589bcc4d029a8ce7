import type { AccountMessages } from './en.js';

export const messages: AccountMessages = {
  menu: 'Меню учётной записи',
  groups: { shopping: 'Покупки', rewards: 'Бонусы', details: 'Ваши данные' },
  pages: {
    account: 'Обзор',
    orders: 'Заказы',
    wishlist: 'Избранное и магазины',
    history: 'История просмотров',
    coupons: 'Купоны',
    points: 'Баллы и доли',
    assets: 'Призы и активы',
    promotion: 'Акции',
    recommendation: 'Пригласить друзей',
    profile: 'Профиль',
    addresses: 'Адреса',
    notifications: 'Уведомления',
    password: 'Пароль',
    factoryMember: 'Членство для фабрик',
    closeAccount: 'Удалить учётную запись',
  },
  hello: 'Здравствуйте,',
  guest: 'Войдите, чтобы увидеть эту страницу',
  guestText:
    'Она относится к вашей учётной записи. Вы останетесь на этой странице, и ничего из сохранённого не пропадёт.',
  signIn: 'Войти',
  createAccount: 'Создать учётную запись',
};
