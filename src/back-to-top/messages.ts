import { createMessages } from '../i18n/messages.js';
import ar from './messages/ar.js';
import en from './messages/en.js';
import fr from './messages/fr.js';
import ru from './messages/ru.js';

/** What a shopper hears of the back-to-top control. */
export type BackToTopMessages = typeof en;

/** So little that all languages come with the widget: a module a language would be more, and come later. */
export const backToTopMessages = createMessages<BackToTopMessages>('back-to-top', en, { ru, ar, fr });
