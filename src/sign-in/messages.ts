import { createArea } from '../i18n/messages.js';
import en from './messages/en.js';

/** What a shopper reads while signing in. */
export interface SignInMessages {
  readonly title: string;
  readonly signIn: string;
  readonly createAccount: string;
  readonly changePassword: string;
  readonly close: string;
  readonly back: string;
  /** On the button of a provider, such as Google. */
  readonly withName: (name: string) => string;
  readonly withEmail: string;
  readonly or: string;
  readonly continue: string;
  readonly email: string;
  readonly password: string;
  readonly confirmation: string;
  readonly code: string;
  readonly invitation: string;
  /** On the button that shows, or hides, what stands in a password's field. */
  readonly show: string;
  readonly hide: string;
  readonly getCode: string;
  readonly codeSent: string;
  readonly codeAgain: (seconds: number) => string;
  readonly forgot: string;
  readonly isNew: string;
  readonly hasAccount: string;
  readonly terms: string;
  readonly privacy: string;
  /** A sentence around the links to the two. */
  readonly agree: <T>(terms: T, privacy: T) => readonly (T | string)[];
  readonly fullText: string;
  readonly openFullText: string;
  readonly promotion: string;
  readonly registered: string;
  readonly changed: string;
  readonly loading: string;
  /** What is wrong with what was typed (spec section 5). */
  readonly faults: Readonly<Record<Fault, string>>;
}

export type Fault =
  | 'emailEmpty'
  | 'emailFormat'
  | 'pinEmpty'
  | 'passwordEmpty'
  | 'passwordShort'
  | 'confirmationEmpty'
  | 'confirmationOther'
  | 'nameEmpty'
  | 'codeEmpty'
  | 'codeShort'
  | 'resetEmailEmpty'
  | 'resetEmailFormat';

export const signInMessages = createArea<SignInMessages>(en, {
  ru: () => import('./messages/ru.js'),
  ar: () => import('./messages/ar.js'),
  fr: () => import('./messages/fr.js'),
});
