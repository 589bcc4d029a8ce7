import type en from './en.js';

export default {
  landmark: 'Нижняя часть страницы',
  company: 'О компании',
  about: 'О нас',
  contact: 'Контакты',
  chat: 'Чат со службой поддержки',
  stockListing: 'Наши акции на бирже',
  partners: 'Сотрудничество',
  sellerCentral: 'Кабинет продавца',
  factoryMember: 'Участие для фабрик',
  yours: 'Ваши покупки',
  account: 'Личный кабинет',
  orders: 'Ваши заказы',
  apps: 'Покупайте в приложении',
  appDownload: 'Скачать приложение',
  social: 'Мы в соцсетях',
  terms: 'Условия использования',
  privacy: 'Политика конфиденциальности',
  refunds: 'Возврат товаров и денег',
  newTab: 'Откроется в новой вкладке',
} satisfies typeof en;
