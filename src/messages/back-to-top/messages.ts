import type { Language } from '../../locale/locale.js';
import ar from './ar.js';
import en from './en.js';
import fr from './fr.js';
import ru from './ru.js';

/** What a shopper hears of the back-to-top control. */
export interface BackToTopMessages {
  readonly up: string;
  readonly contact: string;
}

/** So little that all languages come with the widget: a module a language would be more, and come later. */
export const backToTopMessages: Readonly<Record<Language, BackToTopMessages>> = { en, ru, ar, fr };
