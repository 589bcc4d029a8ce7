import type en from './en.js';

export default {
  landmark: 'Основная навигация',
  menu: 'Меню',
  home: 'Главная',
  cars: 'Автомобили',
  about: 'О нас',
  contact: 'Контакты',
  searchLandmark: 'Поиск товаров',
  searchProducts: 'Искать товары',
  department: 'Отдел',
  allDepartments: 'Все',
  search: 'Найти',
  clear: 'Очистить поиск',
  suggestions: 'Подсказки',
  recent: 'Недавние запросы',
  forget: 'Убрать «%» из недавних запросов',
  found: 'Подсказок: %',
  chooseLocation: 'Выберите адрес доставки',
  deliverTo: 'Доставка: %',
  cart: 'Корзина',
  inCart: 'Товаров в корзине: %',
} satisfies typeof en;
