import type { Translation } from '../../messages/translation.js';

/** The texts of the profile's page. */
export const messages = {
  title: 'Your profile',
  lead: 'What we call you, and how we reach you. Sellers see none of it but the name on a parcel.',
  /** `{day}` is when the account was opened. */
  since: 'With us since {day}',
  picture: 'Color of your picture',
  pictureHint: 'Your initials stand on it.',
  /** The colors of the picture, in the order of their numbers. */
  colors: ['Blue', 'Orange', 'Green', 'Violet', 'Pink', 'Gray'],
  name: 'Name',
  email: 'Email',
  emailHint: 'You sign in with it. It cannot be changed here.',
  noEmail: 'None: you sign in through a provider.',
  phone: 'Phone number',
  phoneHint: 'For questions about an order.',
  birthday: 'Birthday',
  birthdayHint: 'For a small present once a year.',
  language: 'Language of our emails',
  languageHint: 'The pages follow the choice at the top of them.',
  anyLanguage: 'As on the pages',
  optional: '(optional)',
  save: 'Save changes',
  saving: 'Saving…',
  saved: 'Your profile is saved',
  security: 'Sign-in and security',
  changePassword: 'Change your password',
  setPassword: 'Set a password',
  linked: 'You also sign in through a provider.',
  close: 'Close your account',
  wrong: {
    name: 'The name cannot be empty',
    phone: 'Please enter a phone number of 7 to 15 digits',
    birthday: 'Please enter a date in the past, from 1900 on',
  },
};

export type ProfileMessages = Translation<typeof messages>;
