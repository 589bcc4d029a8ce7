/** The texts of the profile's page. */
export interface ProfileMessages {
  title: string;
  lead: string;
  /** `{day}` is when the account was opened. */
  since: string;
  picture: string;
  pictureHint: string;
  /** The colours of the picture, in the order of their numbers. */
  colors: [string, string, string, string, string, string];
  name: string;
  email: string;
  emailHint: string;
  noEmail: string;
  phone: string;
  phoneHint: string;
  birthday: string;
  birthdayHint: string;
  language: string;
  languageHint: string;
  anyLanguage: string;
  optional: string;
  save: string;
  saving: string;
  saved: string;
  security: string;
  changePassword: string;
  setPassword: string;
  linked: string;
  close: string;
  wrong: { name: string; phone: string; birthday: string };
}
