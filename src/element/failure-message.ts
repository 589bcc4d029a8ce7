import type { ComponentType } from 'react';
import { failureText } from '../i18n/failures/failure-text.js';
import type { Language } from '../page/locale.js';
import type { Failure } from '../state/store.js';
import { adoptStyles } from '../ui/adopt-styles.js';
import styles from '../ui/Message.css';
import { Message, type MessageProps } from '../ui/Message.js';

/** A message to the shopper, and the component that renders it. */
export interface FailureMessage {
  readonly text: string;
  /** Tells apart two messages with the same text. Missing without a `View`. */
  readonly id?: number;
  /** Whether its text stands elsewhere in the widget, so that it's only announced. */
  readonly isSeen?: boolean;
  /** Missing if it couldn't be loaded. The page still gets the event. */
  readonly View?: ComponentType<MessageProps>;
}

let lastId = 0;

/**
 * Returns the shopper's message about a failure, or null for a silent one. This module loads only after a failure, and
 * brings everything that a message needs.
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
  lastId += 1;
  return { text, id: lastId, View: Message };
}
