import type { ComponentType } from 'react';
import { adoptStyles } from '../element/sheets.js';
import type { Language } from '../locale/locale.js';
import { type DescribedFailure, failureText } from '../messages/failures/failure-text.js';
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
  failure: DescribedFailure,
  lang: Language,
  { shadowRoot }: Element,
): Promise<FailureMessage | null> {
  const text = await failureText(failure, lang);
  if (text === null) return null;
  if (shadowRoot) adoptStyles(shadowRoot, [styles]);
  return { text, View: Message };
}
