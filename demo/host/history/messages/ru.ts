import type { HistoryMessages } from './messages.js';

export const messages: HistoryMessages = {
  title: 'История просмотров',
  lead: 'То, что вы смотрели, по дням. Кроме вас, этого не видит никто.',
  count: { one: '{n} товар', few: '{n} товара', many: '{n} товаров', other: '{n} товара' },
  clear: 'Очистить всё',
  clearQuestion: 'Очистить всю историю?',
  clearText: 'Всё, что вы смотрели, будет забыто. Избранное и заказы останутся.',
  keep: 'Оставить',
  cleared: 'История очищена',
  remove: 'Убрать из истории: {name}',
  removed: 'Убрано: {name}',
  at: 'Просмотр в {time}',
  empty: 'Вы пока ничего не смотрели',
  emptyText: 'Здесь появятся автомобили и товары, которые вы смотрели, — чтобы легко найти их снова.',
  browse: 'Перейти в магазин',
};
