import { session } from './storage.js';

/** Whether this tab has a draw to show: one in flight on this page, or one that broke off on the previous page. */
export const isDrawPending = (): boolean => session.read('prizeDraw') !== null;
