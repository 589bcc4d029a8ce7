import { createMessages } from '../i18n/messages.js';
import type { Texts } from '../i18n/text.js';
import ar from './messages/ar.json';
import en from './messages/en.json';
import fr from './messages/fr.json';
import ru from './messages/ru.json';

/** The names of the back-to-top control's button and link. */
export type BackToTopMessages = Texts<typeof en>;

/** All languages are included, because they are so short. Separate modules would be larger and arrive later. */
export const backToTopMessages = createMessages('back-to-top', en, { ru, ar, fr });
