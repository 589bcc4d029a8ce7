import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { tsImport } from 'tsx/esm/api';
import { DIST } from './dist.mjs';

/** Returns the text of `openapi.json`. */
export async function openapiText() {
  const { openapi } = await tsImport('../contract/openapi.ts', import.meta.url);
  const { version } = JSON.parse(readFileSync('package.json', 'utf8'));
  return `${JSON.stringify(openapi(version), null, 2)}\n`;
}

/** Rollup plugin: writes `dist/openapi.json` (contract section 1). */
export const openapi = () => ({
  name: 'openapi',
  async writeBundle() {
    writeFileSync(join(DIST, 'openapi.json'), await openapiText());
  },
});
