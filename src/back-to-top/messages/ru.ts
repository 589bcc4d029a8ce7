import type en from './en.js';

export default {
  up: 'Наверх',
  contact: 'Связаться с нами',
} satisfies typeof en;
