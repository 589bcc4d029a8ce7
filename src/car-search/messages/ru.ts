import type en from './en.js';

export default {
  landmark: 'Поиск автомобиля',
  make: 'Марка',
  model: 'Модель',
  allMakes: 'Все марки',
  allModels: 'Все модели',
  clearMake: 'Сбросить марку',
  chooseMakeFirst: 'Сначала выберите марку',
  noData: 'Нет данных',
  filter: 'Поиск в списке',
  search: 'Найти',
  loading: 'Загружаем марки и модели…',
  failed: 'Не удалось загрузить марки и модели.',
  retry: 'Повторить',
} satisfies typeof en;
