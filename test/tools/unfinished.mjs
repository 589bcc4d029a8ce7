/** Part of `npm run check`: says what people still have to write before a release. It's no fault until then. */
import { readDefinitions } from '../../src/build/definitions.mjs';
import { unfinished } from '../../src/build/generated.mjs';

const missing = unfinished(await readDefinitions());
if (missing.length) console.log(`Before a release:\n${missing.map((line) => `  ${line}\n`).join('')}`);
