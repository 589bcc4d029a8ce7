import type { Language } from '../../shared/language.js';

export interface ContactMessages {
  readonly nameEmpty: string;
  readonly emailEmpty: string;
  readonly emailWrong: string;
  readonly messageEmpty: string;
  readonly messageShort: string;
  readonly messageLong: string;
  readonly tooOften: string;
}

export const CONTACT_MESSAGES: Readonly<Record<Language, ContactMessages>> = {
  en: {
    nameEmpty: 'The name cannot be empty',
    emailEmpty: 'The email cannot be empty',
    emailWrong: 'Please enter the correct email format',
    messageEmpty: 'Please write your message',
    messageShort: 'Please write at least 10 characters',
    messageLong: 'Please keep it under 4,000 characters',
    tooOften: 'We already have several messages from you. Please try again in 15 minutes.',
  },
  ru: {
    nameEmpty: 'Имя не может быть пустым',
    emailEmpty: 'Укажите адрес электронной почты',
    emailWrong: 'Введите корректный адрес электронной почты',
    messageEmpty: 'Напишите сообщение',
    messageShort: 'Напишите не менее 10 символов',
    messageLong: 'Не более 4000 символов',
    tooOften: 'Мы уже получили от вас несколько сообщений. Повторите попытку через 15 минут.',
  },
  ar: {
    nameEmpty: 'لا يمكن أن يكون الاسم فارغًا',
    emailEmpty: 'لا يمكن أن يكون البريد الإلكتروني فارغًا',
    emailWrong: 'يرجى إدخال بريد إلكتروني صحيح',
    messageEmpty: 'يرجى كتابة رسالتك',
    messageShort: 'يرجى كتابة 10 أحرف على الأقل',
    messageLong: 'يرجى ألا تتجاوز الرسالة 4000 حرف',
    tooOften: 'وصلتنا منك عدة رسائل. يرجى المحاولة مرة أخرى بعد 15 دقيقة.',
  },
  fr: {
    nameEmpty: 'Le nom ne peut pas être vide',
    emailEmpty: 'L’adresse e-mail ne peut pas être vide',
    emailWrong: 'Veuillez saisir une adresse e-mail valide',
    messageEmpty: 'Veuillez écrire votre message',
    messageShort: 'Veuillez écrire au moins 10 caractères',
    messageLong: 'Veuillez vous limiter à 4 000 caractères',
    tooOften: 'Nous avons déjà reçu plusieurs messages de votre part. Réessayez dans 15 minutes.',
  },
};
