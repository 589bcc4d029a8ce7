import type en from './en.js';

export default {
  title: 'لقد ربحت الهدية',
  close: 'إغلاق',
  expires: 'تنتهي صلاحية الهدية خلال',
  hours: 'ساعة',
  minutes: 'دقيقة',
  seconds: 'ثانية',
  gift: (number) => `الهدية ${number}`,
  states: { claimed: 'تم الحصول عليها', fresh: 'غير مستخدمة', used: 'مستخدمة', locked: 'مقفلة' },
  until: 'حتى %',
  claim: 'احصل على الكل الآن',
} satisfies typeof en;
