import type { StateMessages } from './en.js';

export const messages: StateMessages = {
  title: 'حالة المخزن',
  lead: 'ما تتشاركه كل الأدوات وهذه الصفحة، مباشرةً: سجّل الدخول أو اختر مكانًا أو لغة أخرى وشاهد التغيير. الرموز والبيانات الشخصية محجوبة.',
  areas: {
    test: 'لتجارب الموقع نفسه',
    user: 'من يزور، ومن سجّل الدخول',
    loginInfo: 'الجلسة',
    addressindex: 'إلى أين نوصل',
    shopCart: 'أسطر السلة',
    roles: 'ما يحق للمتسوق',
    lang: 'لغة الصفحة',
    bigdata: 'الإعدادات وما أخبر به الخادم',
  },
  changes: {
    zero: 'لم تتغير',
    one: 'تغيرت مرة واحدة',
    two: 'تغيرت مرتين',
    few: 'تغيرت {n} مرات',
    many: 'تغيرت {n} مرة',
    other: 'تغيرت {n} مرة',
  },
  secret: '•••••• (محجوب)',
  jump: 'الأقسام',
};
