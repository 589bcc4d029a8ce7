import type { LocationMessages } from '../messages.js';

export default {
  title: 'Выберите место доставки',
  close: 'Закрыть',
  signIn: 'Войдите, чтобы увидеть свой адрес',
  add: 'Добавьте свой адрес',
  saved: 'Сохранённые адреса',
  isDefault: 'По умолчанию',
  manage: 'Управление адресной книгой',
  loading: 'Загружаем ваши адреса…',
  failed: 'Не удалось загрузить ваши адреса.',
  retry: 'Повторить',
  zip: 'Почтовый индекс США',
  apply: 'Применить',
  change: 'Изменить',
  done: 'Готово',
  invalid: 'Укажите действительный почтовый индекс США',
  deliverTo: 'Доставить по индексу',
} satisfies LocationMessages;
