import { createContext } from 'react';
import { createMessages } from '../i18n/messages.js';
import en from './messages/en.js';

/** What a shopper reads while signing in. */
export type SignInMessages = typeof en;

/** What may be wrong with what was typed (spec section 5). */
export type Fault = keyof SignInMessages['faults'];

export const signInMessages = createMessages<SignInMessages>('sign-in', en, {
  ru: () => import('./messages/ru.js'),
  ar: () => import('./messages/ar.js'),
  fr: () => import('./messages/fr.js'),
});

/** The texts, for the parts of the views. */
export const SignInText = createContext<SignInMessages>(en);
