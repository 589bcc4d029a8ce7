import { chmodSync } from 'node:fs';
import { join } from 'node:path';

/** Rollup plugin: makes each entry a command that a shell can run. */
export const command = () => ({
  name: 'command',
  banner: '#!/usr/bin/env node',
  writeBundle({ dir }, bundle) {
    for (const file of Object.keys(bundle)) chmodSync(join(dir, file), 0o755);
  },
});
