import type en from './en.js';

export default {
  spin: 'Крутить',
  spinName: 'Крутить колесо',
  invitation: 'Раскрутите колесо и узнайте, что вы выиграли.',
  turning: 'Колесо вращается…',
  won: 'Ваш выигрыш',
  left: (spins) => `Осталось вращений: ${spins}`,
  prizes: 'Призы и вероятность выигрыша',
} satisfies typeof en;
