import { plain } from './plain.js';

/** How long a pause may be, in milliseconds, before the next letter begins a new word. */
const pause = 700;

/** Finds an option by the letters that are typed. */
export interface Typeahead {
  /** Whether letters were typed just now. */
  isTyping(now: number): boolean;
  /** The option to go to from the active one; the active one itself where none fits. */
  find(letter: string, options: readonly { readonly label: string }[], active: number, now: number): number;
}

/**
 * Letters typed within a short time are one word; the same letter again goes to the next option that begins with it.
 * Accents do not count: "s" finds Škoda.
 */
export function createTypeahead(): Typeahead {
  let typed = '';
  let last = -pause;
  const isTyping = (now: number) => now - last < pause;
  return {
    isTyping,
    find(letter, options, active, now) {
      typed = (isTyping(now) ? typed : '') + plain(letter);
      last = now;
      const [first = ''] = typed;
      const isOneLetter = typed === first.repeat(typed.length);
      const wanted = isOneLetter ? first : typed;
      for (let step = isOneLetter ? 1 : 0; step <= options.length; step++) {
        const index = (active + step) % options.length;
        if (plain(options[index]?.label ?? '').startsWith(wanted)) return index;
      }
      return active;
    },
  };
}
