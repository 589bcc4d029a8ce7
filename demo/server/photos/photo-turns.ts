import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The folder whose lock is held by the process that decodes a photo: one on each machine. */
export const photoTurns = (): string => join(tmpdir(), `storefront-photos-${process.getuid?.() ?? ''}`);
