import type en from './en.js';

export default {
  landmark: 'التنقل الرئيسي',
  menu: 'القائمة',
  home: 'الرئيسية',
  cars: 'السيارات',
  about: 'من نحن',
  contact: 'اتصل بنا',
  searchLandmark: 'البحث عن المنتجات',
  searchProducts: 'ابحث عن منتجات',
  department: 'القسم',
  allDepartments: 'الكل',
  search: 'بحث',
  clear: 'مسح البحث',
  suggestions: 'اقتراحات',
  recent: 'عمليات البحث الأخيرة',
  forget: 'إزالة % من عمليات البحث الأخيرة',
  found: 'عدد الاقتراحات: %',
  chooseLocation: 'اختر موقعك',
  deliverTo: 'التوصيل إلى %',
  cart: 'عربة التسوق',
  inCart: 'عدد المنتجات في العربة: %',
} satisfies typeof en;
