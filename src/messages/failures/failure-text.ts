import type { Language } from '../../locale/locale.js';
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
  // Where the network is gone, so may be the texts: the Chinese ones are here already.
  const texts = await failureMessages.load(language).catch(() => null);
  const status = kind === 'timeout' ? 408 : isKnown(code) ? code : 0;
  if (!texts) return chinese[status];
  return kind === 'reply' ? texts.reply : `${chinese[status]} · ${texts.status[status]}`;
}

const isKnown = (code: number): code is KnownStatus => Object.hasOwn(chinese, code);
