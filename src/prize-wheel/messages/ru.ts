import type en from './en.js';

export default {
  spin: 'Крутить',
  spinName: 'Крутить колесо',
  invitation: 'Раскрутите колесо и узнайте, что вы выиграли.',
  turning: 'Колесо вращается…',
  won: 'Ваш выигрыш',
  none: 'Вращений нет',
  noneName: 'Крутить колесо: вращений нет',
  until: 'Действует до %',
  code: 'Код',
  copy: 'Копировать',
  copied: 'Скопировано',
  use: 'Использовать сейчас',
  again: 'Крутить ещё раз',
  close: 'Закрыть',
  left: (spins) => `Осталось вращений: ${spins}`,
  prizes: 'Призы и вероятность выигрыша',
} satisfies typeof en;
