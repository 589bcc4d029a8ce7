import type en from './en.js';

export default {
  language: 'اللغة',
} satisfies typeof en;
