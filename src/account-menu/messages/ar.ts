import type en from './en.js';

export default {
  hello: 'مرحبًا،',
  account: 'حسابك',
  orders: 'طلباتك',
  addresses: 'عناوينك',
  factoryMember: 'عضوية المصانع',
  points: 'النقاط والحصص',
  recommendation: 'دعوة الأصدقاء',
  changePassword: 'تغيير كلمة المرور',
  closeAccount: 'إغلاق الحساب',
  wishlist: 'قائمة الرغبات والمتاجر المفضلة',
  signIn: 'تسجيل الدخول',
  signOut: 'تسجيل الخروج',
} satisfies typeof en;
