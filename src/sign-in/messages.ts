import { createContext } from 'react';
import { createMessages } from '../i18n/messages.js';
import en from './messages/en.js';

/** The texts of the sign-in. */
export type SignInMessages = typeof en;

/** The errors that a field can have (spec section 5). */
export type Fault = keyof SignInMessages['faults'];

export const signInMessages = createMessages<SignInMessages>('sign-in', en, {
  ru: () => import('./messages/ru.js'),
  ar: () => import('./messages/ar.js'),
  fr: () => import('./messages/fr.js'),
});

/** Provides the texts to the parts of the views. */
export const SignInText = createContext<SignInMessages>(en);
