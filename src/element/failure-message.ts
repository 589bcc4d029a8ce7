import type { ComponentType } from 'react';
import { failureText } from '../i18n/failures/failure-text.js';
import type { Language } from '../i18n/locale.js';
import type { Failure } from '../state/store.js';
import { adoptStyles } from '../ui/adopt-styles.js';
import { Message, type MessageProps } from '../ui/Message.js';
import styles from '../ui/message.css';

/** A message to the shopper, and what draws it. */
export interface FailureMessage {
  readonly text: string;
  /** Missing where it could not be loaded: the page is told nevertheless. */
  readonly View?: ComponentType<MessageProps>;
}

/**
 * What the shopper is told of a failure; null for what is silent. This module is loaded when something failed, and
 * brings all that a message needs.
 */
export async function failureMessage(
  failure: Failure,
  lang: Language,
  { shadowRoot }: Element,
): Promise<FailureMessage | null> {
  console.warn(`[storefront-widgets] ${failure.call}: ${failure.kind} ${failure.code}. ${failure.message}`);
  const text = await failureText(failure, lang);
  if (text === null) return null;
  if (shadowRoot) adoptStyles(shadowRoot, [styles]);
  return { text, View: Message };
}
