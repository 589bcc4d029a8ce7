import type en from './en.js';

export default {
  title: 'القائمة',
  close: 'إغلاق',
  signIn: 'تسجيل الدخول',
  hello: 'مرحبًا، %',
  account: 'مرحبًا',
  cars: 'السيارات',
  fast: 'شحن خلال 2–4 أيام',
  slow: 'شحن خلال 9–21 يومًا',
  departments: 'تسوق حسب القسم',
  factories: 'اشترِ بالجملة مباشرة من المصانع',
  mainMenu: 'القائمة الرئيسية',
  seeAll: 'عرض الكل',
  seeLess: 'عرض أقل',
  everything: 'كل ما في «%»',
  loading: 'جارٍ تحميل الأقسام',
  failed: 'تعذر تحميل الأقسام',
  retry: 'حاول مرة أخرى',
} satisfies typeof en;
