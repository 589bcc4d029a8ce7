import type en from './en.js';

export default {
  landmark: 'البحث عن سيارة',
  make: 'الماركة',
  model: 'الموديل',
  allMakes: 'كل الماركات',
  allModels: 'كل الموديلات',
  clearMake: 'مسح الماركة',
  chooseMakeFirst: 'يرجى اختيار ماركة السيارة أولًا',
  noData: 'لا توجد بيانات',
  filter: 'اكتب للتصفية',
  search: 'بحث',
  loading: 'جارٍ تحميل الماركات والموديلات…',
  failed: 'تعذّر تحميل الماركات والموديلات.',
  retry: 'إعادة المحاولة',
} satisfies typeof en;
