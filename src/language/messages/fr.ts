import type en from './en.js';

export default {
  language: 'Langue',
} satisfies typeof en;
