import type en from './en.js';

export default {
  opening: (name) => `جارٍ فتح ${name}…`,
  waiting: (name) => `يُرجى المتابعة في نافذة ${name}.`,
  number: 'إذا طلبت رقمًا فأدخل',
  blocked: (name) => `لم تُفتح نافذة ${name} تلقائيًا.`,
  closed: (name) =>
    `لم يصلنا ردّ من ${name}: أُغلقت نافذته أو تعذّر عليها الوصول إلى هذه الصفحة. حاول مرة أخرى أو استخدم نافذة أخرى.`,
  late: (name) => `لم يصلنا ردّ من ${name} في الوقت المناسب.`,
  unavailable: (name) => `يتعذّر الوصول إلى ${name} حاليًا. يمكنك تسجيل الدخول ببريدك الإلكتروني.`,
  finishing: (name) => `جارٍ تسجيل دخولك عبر ${name}…`,
  bind: (name) => `لم يؤكّد ${name} حسابك. يُرجى إدخال بريد إلكتروني للمتابعة.`,
  bindButton: 'المتابعة بهذا البريد',
  open: (name) => `فتح ${name}`,
  again: 'إعادة المحاولة',
  otherWindow: 'استخدام نافذة أخرى',
  cancel: 'إلغاء',
  underDevelopment: 'قيد التطوير',
} satisfies typeof en;
