import type en from './en.js';

export default {
  title: 'Меню',
  close: 'Закрыть',
  signIn: 'Войти',
  hello: 'Здравствуйте, %',
  account: 'Здравствуйте',
  cars: 'Автомобили',
  fast: 'Доставка за 2–4 дня',
  slow: 'Доставка за 9–21 день',
  departments: 'Покупки по отделам',
  factories: 'Оптом напрямую с фабрик',
  mainMenu: 'ГЛАВНОЕ МЕНЮ',
  seeAll: 'Показать все',
  seeLess: 'Свернуть',
  everything: 'Всё в отделе «%»',
  loading: 'Отделы загружаются',
  failed: 'Не удалось загрузить отделы',
  retry: 'Повторить',
} satisfies typeof en;
