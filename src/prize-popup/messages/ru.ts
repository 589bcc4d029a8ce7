import type en from './en.js';

export default {
  title: 'Вы выиграли подарок',
  close: 'Закрыть',
  expires: 'Подарок сгорит через',
  hours: 'часы',
  minutes: 'минуты',
  seconds: 'секунды',
  gift: (number) => `Подарок ${number}`,
  states: { fresh: 'Не использован', used: 'Использован', locked: 'Закрыт' },
  claim: 'Забрать всё сейчас',
} satisfies typeof en;
