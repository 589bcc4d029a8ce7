import type { BackToTopMessages } from '../messages.js';

export default {
  up: 'العودة إلى الأعلى',
  contact: 'اتصل بنا',
} satisfies BackToTopMessages;
