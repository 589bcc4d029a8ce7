import type { Translation } from '../../messages/translation.js';

/** Texts for guests who order without an account. `{email}` is the one that the guest gave. */
export const messages = {
  begin: 'Check out as a guest',
  beginText: 'We’ll email you the confirmation and a link to your order. You don’t need an account.',
  email: 'Email',
  emailEmpty: 'Please enter your email.',
  emailWrong: 'Please check the email, such as name@example.com.',
  goOn: 'Continue as guest',
  going: 'One moment…',
  or: 'Have an account?',
  orText: 'Your cart comes with you, with your addresses, coupons, and points.',
  signIn: 'Sign in',
  mailsTo: 'Updates about this order go to {email}.',
  change: 'Use another email',
  open: 'Your order',
  opening: 'Opening your order…',
  badLink: 'This link doesn’t work anymore',
  badLinkText: 'Links to orders are good for 90 days. We can email you a new one.',
  find: 'Find your order',
  findText:
    'Ordered without an account? Enter the order’s number and the email you gave, and we’ll email you a link.',
  order: 'Order number',
  orderEmpty: 'Please enter the order’s number.',
  send: 'Email me a link',
  sending: 'Sending…',
  sent: 'Check your email',
  sentText: 'If there is such an order with this email, a link to it is on its way.',
  inAccount: 'This order is in an account',
  inAccountText: 'Sign in to the account with this email to see it.',
  otherEmail: 'This order was placed with another email',
  otherEmailText: 'It was placed with {email}, and you’re signed in as {name}. Sign out to see it.',
  otherAccountText:
    'You’re signed in as {name}, and this order is in another account. Sign out, then sign in with the email of the order.',
  ordered: 'Ordered without an account?',
  getLink: 'Get a link to your order',
  /** The offer of an account after paying. */
  account: 'Save your details for next time',
  accountText: 'Choose a password, and this order and the next ones are in your account under {email}.',
  password: 'Password',
  passwordHint: 'At least 6 characters',
  passwordEmpty: 'Please choose a password.',
  passwordShort: 'Please use at least 6 characters.',
  create: 'Create account',
  creating: 'Creating your account…',
  codeSent: 'We’ve sent an email to {email}. If it has a code, enter it here.',
  code: 'Code from the email',
  codeWrong: 'Please enter the 6 digits of the code.',
  /** After the account was created. */
  created: 'Account created',
  createdText: 'You’re signed in as {email}. This order and its delivery address are in your account.',
  toOrders: 'Your orders',
  toAddresses: 'Your addresses',
};

export type GuestMessages = Translation<typeof messages>;
