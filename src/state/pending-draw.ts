import { session } from './storage.js';

/** Whether a draw of this tab was not shown yet: one of this page is under way, or one of the page before broke off. */
export const isDrawPending = (): boolean => session.read('prizeDraw') !== null;
