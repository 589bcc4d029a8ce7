import { createHash } from 'node:crypto';

/** Returns a short name for a folder, by its real path, for places where the path itself is too long or not allowed. */
export const folderName = (path: string): string =>
  `storefront-${createHash('sha256').update(path).digest('hex').slice(0, 16)}`;

/** Returns the address of a pipe that belongs to a folder. On Windows, it stands in for a socket in the folder. */
export const pipeOf = (path: string, purpose: string): string =>
  `\\\\.\\pipe\\${folderName(path)}-${purpose}`;
