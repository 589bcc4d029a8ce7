import type { Language } from '../../shared/language.js';

export interface PhotoMessages {
  readonly type: string;
  readonly small: string;
  /** @param most the maximum for the format, in million pixels */
  readonly pixels: (most: number) => string;
  readonly heavy: string;
  readonly size: string;
  readonly tooMany: (most: number) => string;
  readonly unknown: string;
}

export const PHOTO_MESSAGES: Readonly<Record<Language, PhotoMessages>> = {
  en: {
    type: 'This is no photo that we can read. Send a JPEG, PNG, WebP or AVIF file.',
    small: 'This photo is too small: each side needs at least 200 pixels.',
    pixels: (most) =>
      `This photo has more than ${most} million pixels, the most for its format. Send a smaller one, or a JPEG.`,
    heavy: 'This photo takes too long to prepare. Send a smaller one, or a JPEG.',
    size: 'A photo may have at most 12 MB.',
    tooMany: (most) => `A product has at most ${most} photos. Remove one first.`,
    unknown: 'This photo is no longer there.',
  },
  ru: {
    type: 'Не удалось прочитать фото. Отправьте файл JPEG, PNG, WebP или AVIF.',
    small: 'Фото слишком маленькое: каждая сторона не меньше 200 пикселей.',
    pixels: (most) =>
      `В этом фото больше ${most} миллионов пикселей: это предел для его формата. Отправьте фото поменьше или в JPEG.`,
    heavy: 'Подготовка этого фото занимает слишком много времени. Отправьте фото поменьше или в JPEG.',
    size: 'Фото может занимать не более 12 МБ.',
    tooMany: (most) => `Наибольшее число фото у товара: ${most}. Сначала удалите одно из них.`,
    unknown: 'Этого фото больше нет.',
  },
  ar: {
    type: 'لا يمكننا قراءة هذه الصورة. أرسل ملف JPEG أو PNG أو WebP أو AVIF.',
    small: 'هذه الصورة صغيرة جدًا: يجب ألا يقل كل ضلع عن 200 بكسل.',
    pixels: (most) =>
      `تتجاوز هذه الصورة ${most} مليون بكسل، وهو الحد الأقصى لصيغتها. أرسل صورة أصغر أو بصيغة JPEG.`,
    heavy: 'يستغرق تجهيز هذه الصورة وقتًا طويلًا. أرسل صورة أصغر أو بصيغة JPEG.',
    size: 'أقصى حجم للصورة 12 ميغابايت.',
    tooMany: (most) => `أقصى عدد لصور المنتج هو ${most}. احذف واحدة أولًا.`,
    unknown: 'لم تعد هذه الصورة موجودة.',
  },
  fr: {
    type: 'Cette photo est illisible. Envoyez un fichier JPEG, PNG, WebP ou AVIF.',
    small: 'Cette photo est trop petite : chaque côté doit avoir au moins 200 pixels.',
    pixels: (most) =>
      `Cette photo a plus de ${most} millions de pixels, le maximum pour son format. Envoyez-en une plus petite, ou un JPEG.`,
    heavy: 'La préparation de cette photo prend trop de temps. Envoyez-en une plus petite, ou un JPEG.',
    size: 'Une photo pèse au plus 12 Mo.',
    tooMany: (most) => `Un article a au plus ${most} photos. Supprimez-en une d’abord.`,
    unknown: 'Cette photo n’existe plus.',
  },
};
