import type { Language } from '../../shared/language.js';

/** The messages that address calls show to a shopper. `invalidZip` quotes spec section 5 to the letter. */
export interface AddressMessages {
  readonly invalidZip: string;
  readonly contactNameEmpty: string;
  readonly phoneEmpty: string;
  readonly phoneWrong: string;
  readonly streetEmpty: string;
  readonly cityEmpty: string;
  readonly stateWrong: string;
  readonly tooLong: Readonly<Record<TextField, (maxLength: number) => string>>;
  readonly bookFull: (max: number) => string;
  readonly unknownAddress: string;
}

/** The free-text fields of an address. */
export type TextField = 'address_name' | 'contact_name' | 'phone' | 'street' | 'unit' | 'city_name';

export const ADDRESS_MESSAGES: Readonly<Record<Language, AddressMessages>> = {
  en: {
    invalidZip: 'Please enter a valid US zip code',
    contactNameEmpty: 'The name cannot be empty',
    phoneEmpty: 'Please enter a phone number',
    phoneWrong: 'Please enter a phone number of 7 to 15 digits',
    streetEmpty: 'Please enter a street address',
    cityEmpty: 'Please enter a city',
    stateWrong: 'Please choose a state',
    tooLong: {
      address_name: (max) => `The address name may be at most ${max} characters long`,
      contact_name: (max) => `The name may be at most ${max} characters long`,
      phone: (max) => `The phone number may be at most ${max} characters long`,
      street: (max) => `The street may be at most ${max} characters long`,
      unit: (max) => `The apartment or suite may be at most ${max} characters long`,
      city_name: (max) => `The city may be at most ${max} characters long`,
    },
    bookFull: (max) => `Your address book can hold up to ${max} addresses. Please remove one first.`,
    unknownAddress: 'This address isn’t in your address book',
  },
  ru: {
    invalidZip: 'Укажите действительный почтовый индекс США',
    contactNameEmpty: 'Укажите имя',
    phoneEmpty: 'Укажите номер телефона',
    phoneWrong: 'Укажите номер телефона из 7–15 цифр',
    streetEmpty: 'Укажите улицу и дом',
    cityEmpty: 'Укажите город',
    stateWrong: 'Выберите штат',
    tooLong: {
      address_name: (max) => `Слишком длинное название адреса, наибольшая длина в символах: ${max}`,
      contact_name: (max) => `Слишком длинное имя, наибольшая длина в символах: ${max}`,
      phone: (max) => `Слишком длинный номер телефона, наибольшая длина в символах: ${max}`,
      street: (max) => `Слишком длинное название улицы, наибольшая длина в символах: ${max}`,
      unit: (max) => `Слишком длинный номер квартиры или офиса, наибольшая длина в символах: ${max}`,
      city_name: (max) => `Слишком длинное название города, наибольшая длина в символах: ${max}`,
    },
    bookFull: (max) =>
      `Адресная книга заполнена, наибольшее число адресов: ${max}. Сначала удалите один из них.`,
    unknownAddress: 'Этого адреса нет в вашей адресной книге',
  },
  ar: {
    invalidZip: 'يرجى إدخال رمز بريدي أمريكي صحيح',
    contactNameEmpty: 'لا يمكن ترك الاسم فارغًا',
    phoneEmpty: 'يرجى إدخال رقم الهاتف',
    phoneWrong: 'يرجى إدخال رقم هاتف من 7 أرقام إلى 15 رقمًا',
    streetEmpty: 'يرجى إدخال اسم الشارع',
    cityEmpty: 'يرجى إدخال المدينة',
    stateWrong: 'يرجى اختيار الولاية',
    tooLong: {
      address_name: (max) => `اسم العنوان طويل جدًا، أقصى عدد للأحرف: ${max}`,
      contact_name: (max) => `الاسم طويل جدًا، أقصى عدد للأحرف: ${max}`,
      phone: (max) => `رقم الهاتف طويل جدًا، أقصى عدد للأحرف: ${max}`,
      street: (max) => `اسم الشارع طويل جدًا، أقصى عدد للأحرف: ${max}`,
      unit: (max) => `رقم الشقة أو المكتب طويل جدًا، أقصى عدد للأحرف: ${max}`,
      city_name: (max) => `اسم المدينة طويل جدًا، أقصى عدد للأحرف: ${max}`,
    },
    bookFull: (max) => `دفتر العناوين ممتلئ، أقصى عدد للعناوين: ${max}. يرجى حذف عنوان أولًا.`,
    unknownAddress: 'هذا العنوان غير موجود في دفتر عناوينك',
  },
  fr: {
    invalidZip: 'Veuillez saisir un code postal américain valide',
    contactNameEmpty: 'Le nom ne peut pas être vide',
    phoneEmpty: 'Veuillez saisir le numéro de téléphone',
    phoneWrong: 'Veuillez saisir un numéro de téléphone de 7 à 15 chiffres',
    streetEmpty: 'Veuillez saisir la rue',
    cityEmpty: 'Veuillez saisir la ville',
    stateWrong: 'Veuillez choisir un État',
    tooLong: {
      address_name: (max) => `Le nom de l’adresse ne peut pas dépasser ${max} caractères`,
      contact_name: (max) => `Le nom ne peut pas dépasser ${max} caractères`,
      phone: (max) => `Le numéro de téléphone ne peut pas dépasser ${max} caractères`,
      street: (max) => `La rue ne peut pas dépasser ${max} caractères`,
      unit: (max) => `L’appartement ou le bureau ne peut pas dépasser ${max} caractères`,
      city_name: (max) => `La ville ne peut pas dépasser ${max} caractères`,
    },
    bookFull: (max) =>
      `Un carnet d’adresses contient au plus ${max} adresses. Veuillez d’abord en supprimer une.`,
    unknownAddress: 'Cette adresse n’est pas dans votre carnet d’adresses',
  },
};
