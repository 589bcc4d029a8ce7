import type en from './en.js';

export default {
  language: 'Язык',
} satisfies typeof en;
