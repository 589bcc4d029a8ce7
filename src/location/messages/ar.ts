import type en from './en.js';

export default {
  title: 'اختر موقعك',
  close: 'إغلاق',
  signIn: 'سجّل الدخول لعرض عنوانك',
  add: 'يرجى إضافة عنوانك',
  saved: 'العناوين المحفوظة',
  isDefault: 'افتراضي',
  manage: 'إدارة دفتر العناوين',
  loading: 'جارٍ تحميل عناوينك…',
  failed: 'تعذّر تحميل عناوينك.',
  retry: 'إعادة المحاولة',
  zip: 'الرمز البريدي الأمريكي',
  apply: 'تطبيق',
  change: 'تغيير',
  done: 'تم',
  invalid: 'يرجى إدخال رمز بريدي أمريكي صحيح',
  deliverTo: 'التوصيل إلى',
} satisfies typeof en;
