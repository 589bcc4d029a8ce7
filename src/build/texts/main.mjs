/** `npm run i18n`: checks the translations, and exports and imports them for translators. */
import { readFileSync, writeFileSync } from 'node:fs';
import { faultsOf } from './check.mjs';
import { exportTexts, importTexts } from './csv.mjs';
import { writeTypes } from './types.mjs';

const USAGE = `npm run i18n -- check          compares the translations with the English texts
npm run i18n -- export FILE    writes all texts to a CSV file, a row a text and a column a language
npm run i18n -- import FILE    writes the changed texts of a CSV file back
npm run i18n -- types          writes the types of the English texts`;

const [command, file] = process.argv.slice(2);

/** Shows what is wrong and fails. */
function fail(lines) {
  console.error(lines.join('\n'));
  process.exitCode = 1;
}

if (command === 'check') {
  const faults = faultsOf('.');
  if (faults.length) fail(faults);
} else if (command === 'types') writeTypes('.');
else if (command === 'export' && file) writeFileSync(file, exportTexts('.'));
else if (command === 'import' && file) {
  const { faults, changed } = importTexts('.', readFileSync(file, 'utf8'));
  if (faults.length) fail([...faults, 'Nothing was imported.']);
  else console.log(changed.length ? `Changed: ${changed.join(', ')}` : 'Nothing has changed.');
} else fail([USAGE]);
