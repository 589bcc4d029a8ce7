import type { AccountMessages } from './en.js';

export const messages: AccountMessages = {
  menu: 'قائمة الحساب',
  groups: { shopping: 'التسوّق', rewards: 'المكافآت', details: 'بياناتك' },
  pages: {
    account: 'نظرة عامة',
    orders: 'الطلبات',
    wishlist: 'المفضلة والمتاجر',
    history: 'سجل التصفح',
    coupons: 'القسائم',
    points: 'النقاط والحصص',
    assets: 'الجوائز والأصول',
    promotion: 'العروض الترويجية',
    recommendation: 'دعوة الأصدقاء',
    profile: 'الملف الشخصي',
    addresses: 'العناوين',
    notifications: 'الإشعارات',
    password: 'كلمة المرور',
    factoryMember: 'عضوية المصانع',
    closeAccount: 'إغلاق الحساب',
  },
  hello: 'مرحبًا،',
  guest: 'سجّل الدخول لعرض هذه الصفحة',
  guestText: 'هذه الصفحة خاصة بحسابك. ستبقى عليها بعد تسجيل الدخول، ولن يضيع شيء مما حفظته.',
  signIn: 'تسجيل الدخول',
  createAccount: 'إنشاء حساب',
};
