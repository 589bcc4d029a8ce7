import type en from './en.js';

export default {
  title: 'لقد ربحت الهدية',
  close: 'إغلاق',
  expires: 'تنتهي صلاحية الهدية خلال',
  hours: 'ساعة',
  minutes: 'دقيقة',
  seconds: 'ثانية',
  gift: (number) => `الهدية ${number}`,
  states: { fresh: 'غير مستخدمة', used: 'مستخدمة', locked: 'مقفلة' },
  claim: 'احصل على الكل الآن',
} satisfies typeof en;
