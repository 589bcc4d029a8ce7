import type en from './en.js';

export default {
  landmark: 'تذييل الصفحة',
  company: 'تعرّف علينا',
  about: 'من نحن',
  contact: 'اتصل بنا',
  chat: 'الدردشة مع خدمة العملاء',
  stockListing: 'إدراجنا في البورصة',
  partners: 'اعمل معنا',
  sellerCentral: 'مركز البائعين',
  factoryMember: 'عضوية المصانع',
  yours: 'مشترياتك',
  account: 'حسابك',
  orders: 'طلباتك',
  apps: 'تسوّق عبر التطبيق',
  appDownload: 'تنزيل التطبيق',
  social: 'تابعنا',
  terms: 'الشروط والأحكام',
  privacy: 'سياسة الخصوصية',
  refunds: 'سياسة الاسترداد والإرجاع',
  newTab: 'يُفتح في علامة تبويب جديدة',
} satisfies typeof en;
