import type en from './en.js';

export default {
  title: 'Вы выиграли подарок',
  close: 'Закрыть',
  expires: 'Подарок сгорит через',
  hours: 'ч',
  minutes: 'мин',
  seconds: 'с',
  gift: (number) => `Подарок ${number}`,
  states: { claimed: 'Получен', fresh: 'Не использован', used: 'Использован', locked: 'Закрыт' },
  until: 'До %',
  claim: 'Забрать всё сейчас',
} satisfies typeof en;
