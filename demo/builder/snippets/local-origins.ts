import { isAllowed, PAGES_OF_THIS_MACHINE } from '../../shared/allowed-origins.js';
import type { Block } from './block.js';

/** Returns the origins in a snippet that only this computer can reach. A page that goes live needs others. */
export const localOrigins = (blocks: readonly Block[]): readonly string[] => [
  ...new Set(
    blocks
      .flatMap(({ code }) => code.match(/https?:\/\/[\w.:[\]-]+/g) ?? [])
      .filter((origin) => isAllowed(origin, PAGES_OF_THIS_MACHINE)),
  ),
];
