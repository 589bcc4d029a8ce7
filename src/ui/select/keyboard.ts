import { type KeyContext, type KeyEffect, keyEffect } from './keys.js';
import { createTypeahead } from './typeahead.js';

type Key = Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey' | 'timeStamp'>;

/** What a key does in one select: a number is the option to go to, null leaves the key alone. */
export type Keyboard = (
  event: Key,
  options: readonly { readonly label: string }[],
  context: Omit<KeyContext, 'isTyping'>,
) => Exclude<KeyEffect, 'type'>;

/** The keyboard of a select. It remembers the letters that were typed just now. */
export function createKeyboard(): Keyboard {
  const typeahead = createTypeahead();
  return (event, options, context) => {
    const { key, timeStamp } = event;
    const effect = keyEffect(event, { ...context, isTyping: typeahead.isTyping(timeStamp) });
    return effect === 'type' ? typeahead.find(key, options, context.current, timeStamp) : effect;
  };
}
