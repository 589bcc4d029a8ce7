import { type Art, isArt } from '../../shared/art.js';

/** The drawing of a name that the API gives; a tool set for one that this release does not know. */
export const toArt = (name: string): Art => (isArt(name) ? name : 'tool-set');
