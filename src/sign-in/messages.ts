import { createContext } from 'react';
import { createMessages } from '../i18n/messages.js';
import type { Texts } from '../i18n/text.js';
import en from './messages/en.json';

/** The texts of the sign-in. */
export type SignInMessages = Texts<typeof en>;

/** The errors that a field can have (spec section 5). */
export type Fault = keyof SignInMessages['faults'];

export const signInMessages = createMessages('sign-in', en, {
  ru: () => import('./messages/ru.json'),
  ar: () => import('./messages/ar.json'),
  fr: () => import('./messages/fr.json'),
});

/** Provides the texts to the parts of the views. */
export const SignInMessagesContext = createContext<SignInMessages>(signInMessages.en);
