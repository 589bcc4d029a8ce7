import type { Language } from '../../shared/language.js';

export interface ProfileMessages {
  readonly nameEmpty: string;
  readonly nameLong: string;
  readonly phoneWrong: string;
  readonly birthdayWrong: string;
}

/** The first message is the exact text from spec section 5. */
export const PROFILE_MESSAGES: Readonly<Record<Language, ProfileMessages>> = {
  en: {
    nameEmpty: 'The name cannot be empty',
    nameLong: 'The name can be up to 40 characters long',
    phoneWrong: 'Please enter a phone number of 7 to 15 digits',
    birthdayWrong: 'Please enter a past date, 1900 or later',
  },
  ru: {
    nameEmpty: 'Имя не может быть пустым',
    nameLong: 'Имя может содержать не более 40 символов',
    phoneWrong: 'Укажите номер телефона из 7–15 цифр',
    birthdayWrong: 'Укажите прошедшую дату не ранее 1900 года',
  },
  ar: {
    nameEmpty: 'لا يمكن ترك الاسم فارغًا',
    nameLong: 'يجب ألا يزيد الاسم على 40 حرفًا',
    phoneWrong: 'يرجى إدخال رقم هاتف من 7 إلى 15 رقمًا',
    birthdayWrong: 'يرجى إدخال تاريخ سابق، ابتداءً من عام 1900',
  },
  fr: {
    nameEmpty: 'Le nom ne peut pas être vide',
    nameLong: 'Le nom peut contenir au plus 40 caractères',
    phoneWrong: 'Veuillez saisir un numéro de téléphone de 7 à 15 chiffres',
    birthdayWrong: 'Veuillez saisir une date passée, à partir de 1900',
  },
};
