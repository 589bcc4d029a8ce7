import type { Language } from '../../shared/language.js';

export interface PrizeMessages {
  /** The texts above the wheel, which must fit on one line of a phone, and below it. */
  readonly tips: readonly [above: string, below: string];
  readonly points: (amount: number) => string;
  readonly shares: (amount: number) => string;
  readonly spin: (amount: number) => string;
  readonly none: string;
  readonly goods: string;
  /** What happens with each kind of prize. `money` is formatted in the shopper's language. */
  readonly explain: {
    readonly coupon: (terms: string) => string;
    readonly goods: (money: string) => string;
    readonly points: string;
    readonly shares: string;
    readonly spin: string;
    readonly none: string;
    /** For points given because the prize has run out since it was promised. */
    readonly instead: string;
    /** For no prize, while there are spins left. */
    readonly noneYet: string;
  };
  readonly invited: (name: string) => string;
  /** For a friend who hasn't received an order yet. */
  readonly awaited: (name: string) => string;
  readonly guest: string;
  readonly noSpins: string;
  readonly roundOver: string;
  readonly unknownRound: string;
  readonly badKey: string;
}

export const PRIZE_MESSAGES: Readonly<Record<Language, PrizeMessages>> = {
  en: {
    tips: ['Win coupons and points', 'A free spin every day, and every draw can be checked.'],
    points: (amount) => `${amount} ${plural('en', amount, { one: 'point', other: 'points' })}`,
    shares: (amount) => (amount === 1 ? 'One free share' : `${amount} free shares`),
    spin: (amount) => (amount === 1 ? 'One more spin' : `${amount} more spins`),
    none: 'Not this time',
    goods: 'A dash cam',
    explain: {
      coupon: (terms) => `The coupon is in your account. ${terms}.`,
      goods: (money) =>
        `A coupon for its full price of ${money} is in your account. Order it, and it’s yours.`,
      points: 'They’re in your account. Use them on any order.',
      shares: 'It’s in your account, under Points and shares.',
      spin: 'Spin again whenever you like.',
      none: 'Try again tomorrow.',
      instead: 'The last of these prizes went just before your spin. You get its value in points.',
      noneYet: 'You can spin again now.',
    },
    invited: (name) => `${name} joined with your invitation code.`,
    awaited: (name) => `${name} joined. Your spin comes when their first order has arrived.`,
    guest: 'Please sign in to spin the wheel',
    noSpins: 'You’re out of spins today. Your next free one is waiting tomorrow.',
    unknownRound: 'There’s no round with that number',
    badKey: 'A key is 1 to 100 letters, digits, or symbols, with no spaces.',
    roundOver: 'You’ve already spun on another page. Spin again for your next round.',
  },
  ru: {
    tips: ['Выиграйте купоны и баллы', 'Бесплатное вращение каждый день, и каждый розыгрыш можно проверить.'],
    points: (amount) => `${amount} ${plural('ru', amount, { one: 'балл', few: 'балла', other: 'баллов' })}`,
    shares: (amount) =>
      amount === 1
        ? 'Акция в подарок'
        : `${amount} ${plural('ru', amount, { one: 'акция', few: 'акции', other: 'акций' })} в подарок`,
    spin: (amount) =>
      amount === 1
        ? 'Ещё одно вращение'
        : `Ещё ${amount} ${plural('ru', amount, { one: 'вращение', few: 'вращения', other: 'вращений' })}`,
    none: 'В другой раз',
    goods: 'Видеорегистратор',
    explain: {
      coupon: (terms) => `Купон уже в вашем аккаунте. ${terms}.`,
      goods: (money) =>
        `Купон на его полную цену, ${money}, уже в вашем аккаунте: оформите заказ — и регистратор ваш.`,
      points: 'Они уже на вашем счёте, ими можно оплатить часть любого заказа.',
      shares: 'Она уже в вашем аккаунте, в разделе «Баллы и акции».',
      spin: 'Вращайте колесо снова, когда захотите.',
      none: 'Завтра колесо можно будет вращать снова.',
      instead: 'Последний такой приз ушёл как раз перед вашим вращением. Вы получаете его стоимость баллами.',
      noneYet: 'Можно вращать снова прямо сейчас.',
    },
    invited: (name) => `${name} — регистрация по вашему коду приглашения.`,
    awaited: (name) => `${name} — регистрация по вашему коду. Вращение появится, когда придёт первый заказ.`,
    guest: 'Войдите, чтобы вращать колесо',
    noSpins: 'На сегодня вращений больше нет. Следующее бесплатное — завтра.',
    roundOver: 'Вы уже вращали колесо на другой странице. Вращайте ещё раз — это будет следующий раунд.',
    unknownRound: 'Раунда с таким номером нет',
    badKey: 'Ключ состоит из 1–100 букв, цифр или знаков без пробелов.',
  },
  ar: {
    tips: ['اربح قسائم ونقاطًا', 'دورة مجانية كل يوم، ويمكن التحقق من كل سحب.'],
    points: (amount) =>
      `${amount} ${plural('ar', amount, { two: 'نقطتان', few: 'نقاط', many: 'نقطة', other: 'نقطة' })}`,
    shares: (amount) =>
      amount === 1
        ? 'سهم مجاني'
        : `${amount} ${plural('ar', amount, { two: 'سهمان', few: 'أسهم', many: 'سهمًا', other: 'سهم' })} مجانية`,
    spin: (amount) =>
      amount === 1
        ? 'دورة إضافية'
        : `${amount} ${plural('ar', amount, { two: 'دورتان', few: 'دورات', many: 'دورة', other: 'دورة' })} إضافية`,
    none: 'حظًا أوفر',
    goods: 'كاميرا سيارة',
    explain: {
      coupon: (terms) => `القسيمة في حسابك الآن. ${terms}.`,
      goods: (money) => `قسيمة بكامل سعرها ${money} في حسابك الآن: اطلبها وتصبح لك.`,
      points: 'أُضيفت إلى حسابك، ويمكنك أن تدفع بها جزءًا من أي طلب.',
      shares: 'أُضيف إلى حسابك في صفحة «النقاط والأسهم».',
      spin: 'أدِر العجلة مرة أخرى متى شئت.',
      none: 'يمكنك إدارة العجلة مجددًا غدًا.',
      instead: 'نفدت آخر جائزة من هذا النوع قبل دورتك مباشرة، فتحصل على قيمتها نقاطًا.',
      noneYet: 'يمكنك إدارة العجلة مجددًا الآن.',
    },
    invited: (name) => `انضم ${name} برمز دعوتك.`,
    awaited: (name) => `انضم ${name}. تحصل على دورتك عندما يصل طلبه الأول.`,
    guest: 'يرجى تسجيل الدخول لإدارة العجلة',
    noSpins: 'لم تتبقَّ لك دورات اليوم. تنتظرك الدورة المجانية التالية غدًا.',
    roundOver: 'لقد أدرت العجلة في صفحة أخرى. أدِرها من جديد لجولتك التالية.',
    unknownRound: 'لا توجد جولة بهذا الرقم',
    badKey: 'يتكون المفتاح من 1 إلى 100 حرف أو رقم أو علامة دون مسافات.',
  },
  fr: {
    tips: ['Gagnez coupons et points', 'Un tour gratuit par jour, et chaque tirage se vérifie.'],
    points: (amount) => `${amount} ${plural('fr', amount, { one: 'point', other: 'points' })}`,
    shares: (amount) => (amount === 1 ? 'Une action offerte' : `${amount} actions offertes`),
    spin: (amount) => (amount === 1 ? 'Un tour de plus' : `${amount} tours de plus`),
    none: 'Pas cette fois',
    goods: 'Une dashcam',
    explain: {
      coupon: (terms) => `Le coupon est sur votre compte. ${terms}.`,
      goods: (money) =>
        `Un coupon couvrant son prix de ${money} est sur votre compte : commandez-la, elle est à vous.`,
      points: 'Ils sont sur votre compte et paient une partie de n’importe quelle commande.',
      shares: 'Elle est sur votre compte, sous Points et actions.',
      spin: 'Tournez à nouveau quand vous voulez.',
      none: 'La roue tourne à nouveau demain.',
      instead:
        'Le dernier de ces lots vient de partir juste avant votre tour. Vous recevez sa valeur en points.',
      noneYet: 'Vous pouvez rejouer dès maintenant.',
    },
    invited: (name) => `${name} nous a rejoints avec votre code d’invitation.`,
    awaited: (name) => `${name} nous a rejoints. Votre tour arrive avec sa première commande reçue.`,
    guest: 'Veuillez vous connecter pour tourner la roue',
    noSpins: 'Il ne vous reste aucun tour aujourd’hui. Le prochain tour gratuit vous attend demain.',
    roundOver: 'Vous avez tourné la roue sur une autre page. Tournez à nouveau pour votre tirage suivant.',
    unknownRound: 'Aucun tirage ne porte ce numéro',
    badKey: 'Une clé compte 1 à 100 lettres, chiffres ou signes, sans espace.',
  },
};

/** Returns the form of a word that goes with a number. */
function plural(
  language: Language,
  amount: number,
  forms: Partial<Record<Intl.LDMLPluralRule, string>> & { readonly other: string },
): string {
  return forms[new Intl.PluralRules(language).select(amount)] ?? forms.other;
}
