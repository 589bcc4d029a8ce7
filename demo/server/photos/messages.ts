import type { Language } from '../../shared/language.js';

export interface PhotoMessages {
  readonly type: string;
  readonly small: string;
  readonly pixels: string;
  readonly size: string;
  readonly tooMany: (most: number) => string;
  readonly unknown: string;
}

export const PHOTO_MESSAGES: Readonly<Record<Language, PhotoMessages>> = {
  en: {
    type: 'This is no photo that we can read. Send a JPEG, PNG, WebP or AVIF file.',
    small: 'This photo is too small: each side needs at least 200 pixels.',
    pixels: 'This photo has more than 50 million pixels. Send a smaller one.',
    size: 'A photo may have at most 12 MB.',
    tooMany: (most) => `A product has at most ${most} photos. Remove one first.`,
    unknown: 'This photo is no longer there.',
  },
  ru: {
    type: 'Не удалось прочитать фото. Отправьте файл JPEG, PNG, WebP или AVIF.',
    small: 'Фото слишком маленькое: каждая сторона не меньше 200 пикселей.',
    pixels: 'В этом фото больше 50 миллионов пикселей. Отправьте фото поменьше.',
    size: 'Фото может занимать не более 12 МБ.',
    tooMany: (most) => `Наибольшее число фото у товара: ${most}. Сначала удалите одно из них.`,
    unknown: 'Этого фото больше нет.',
  },
  ar: {
    type: 'لا يمكننا قراءة هذه الصورة. أرسل ملف JPEG أو PNG أو WebP أو AVIF.',
    small: 'هذه الصورة صغيرة جدًا: يجب ألا يقل كل ضلع عن 200 بكسل.',
    pixels: 'تتجاوز هذه الصورة 50 مليون بكسل. أرسل صورة أصغر.',
    size: 'أقصى حجم للصورة 12 ميغابايت.',
    tooMany: (most) => `أقصى عدد لصور المنتج هو ${most}. احذف واحدة أولًا.`,
    unknown: 'لم تعد هذه الصورة موجودة.',
  },
  fr: {
    type: 'Cette photo est illisible. Envoyez un fichier JPEG, PNG, WebP ou AVIF.',
    small: 'Cette photo est trop petite : chaque côté doit avoir au moins 200 pixels.',
    pixels: 'Cette photo a plus de 50 millions de pixels. Envoyez-en une plus petite.',
    size: 'Une photo pèse au plus 12 Mo.',
    tooMany: (most) => `Un article a au plus ${most} photos. Supprimez-en une d’abord.`,
    unknown: 'Cette photo n’existe plus.',
  },
};
