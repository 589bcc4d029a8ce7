import { createMessages } from '../i18n/messages.js';
import ar from './messages/ar.js';
import en from './messages/en.js';
import fr from './messages/fr.js';
import ru from './messages/ru.js';

/** The names of the back-to-top control's button and link. */
export type BackToTopMessages = typeof en;

/** All languages are included, because they are so short. Separate modules would be larger and arrive later. */
export const backToTopMessages = createMessages<BackToTopMessages>('back-to-top', en, { ru, ar, fr });
