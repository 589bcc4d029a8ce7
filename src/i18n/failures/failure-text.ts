import type { Language } from '../../page/locale.js';
import { createMessages } from '../messages.js';
import type { Texts } from '../text.js';
import chinese from './chinese.json';
import en from './messages/en.json';

/** The reasons for a failure, in the shopper's language. */
export type FailureMessages = Texts<typeof en>;

/** The HTTP statuses with a text of their own. `0` is any other status. */
type TranslatedStatus = keyof FailureMessages['status'];

/** Loaded only when something fails. */
export const failureMessages = createMessages('failures', en, {
  ru: () => import('./messages/ru.json'),
  ar: () => import('./messages/ar.json'),
  fr: () => import('./messages/fr.json'),
});

/** What `failureText` needs to know about a failure. */
export interface DescribedFailure {
  readonly kind: string;
  readonly code: number;
  readonly message: string;
}

/**
 * Returns the message for the shopper (spec section 8): the server's `msg`, a text for an unreadable reply, or the HTTP
 * status in Chinese followed by the shopper's language. Returns null for an abort and for code 5004 (invalid token).
 */
export async function failureText(failure: DescribedFailure, language: Language): Promise<string | null> {
  const { kind, code, message } = failure;
  if (kind === 'abort' || code === 5004) return null;
  if (kind === 'business' && message.trim()) return message;
  const texts = await failureMessages.load(language);
  const status = kind === 'timeout' ? 408 : isTranslated(code) ? code : 0;
  return kind === 'reply' ? texts.reply : `${chinese[status]} · ${texts.status[status]}`;
}

const isTranslated = (code: number): code is TranslatedStatus => Object.hasOwn(chinese, code);
