import type { Language } from '../locale.js';
import { chinese } from './chinese.js';
import { failureMessages, type KnownStatus } from './messages.js';

/** What `failureText` needs to know of a failure. */
export interface DescribedFailure {
  readonly kind: string;
  readonly code: number;
  readonly message: string;
}

/**
 * What the shopper is told (spec section 8): the server's `msg`; or the HTTP status in Chinese with the shopper's
 * language beside it. Null for what is silent: an abort, and code 5004 (invalid token).
 */
export async function failureText(failure: DescribedFailure, language: Language): Promise<string | null> {
  const { kind, code, message } = failure;
  if (kind === 'abort' || code === 5004) return null;
  if (kind === 'business' && message.trim()) return message;
  const texts = await failureMessages.load(language);
  const status = kind === 'timeout' ? 408 : isKnown(code) ? code : 0;
  return kind === 'reply' ? texts.reply : `${chinese[status]} · ${texts.status[status]}`;
}

const isKnown = (code: number): code is KnownStatus => Object.hasOwn(chinese, code);
