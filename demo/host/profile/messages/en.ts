import type { Translation } from '../../messages/translation.js';

export const messages = {
  title: 'Your profile',
  lead: 'Your name and how to reach you. Sellers only see the name on a package.',
  /** `{day}` is when the account was opened. */
  since: 'Member since {day}',
  picture: 'Profile color',
  pictureHint: 'Shown behind your initials.',
  /** The colors of the picture, in the order of their numbers. */
  colors: ['Blue', 'Orange', 'Green', 'Violet', 'Pink', 'Gray'],
  name: 'Name',
  email: 'Email',
  emailHint: 'You sign in with this. You can’t change it here.',
  noEmail: 'None: you sign in through a provider.',
  phone: 'Phone number',
  phoneHint: 'For questions about an order.',
  birthday: 'Birthday',
  birthdayHint: 'For a small gift once a year.',
  language: 'Email language',
  languageHint: 'To change the site’s language, use the menu at the top.',
  anyLanguage: 'Same as the site',
  optional: '(optional)',
  save: 'Save changes',
  saving: 'Saving…',
  saved: 'Your profile was saved',
  security: 'Sign-in and security',
  changePassword: 'Change your password',
  setPassword: 'Set a password',
  linked: 'You also sign in through a provider.',
  close: 'Close your account',
  wrong: {
    name: 'The name cannot be empty',
    phone: 'Please enter a phone number of 7 to 15 digits',
    birthday: 'Please enter a past date, 1900 or later',
  },
};

export type ProfileMessages = Translation<typeof messages>;
