import type en from './en.js';

export default {
  up: 'العودة إلى الأعلى',
  contact: 'اتصل بنا',
} satisfies typeof en;
