import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { areasOf, fileOf, readJson, SOURCE_LANGUAGE } from './areas.mjs';

/**
 * TypeScript reads any string of a JSON file as `string`. Beside each English file, this writes a declaration that has its
 * strings as they are, so that the names in braces are part of a text's type. It is not committed.
 * @param {string} root the project's folder
 */
export function writeTypes(root) {
  for (const area of areasOf(root)) {
    const json = join(root, fileOf(area, SOURCE_LANGUAGE));
    write(json.replace(/\.json$/, '.d.json.ts'), declarationOf(readJson(json)));
  }
}

/** @returns {string} a module that declares the texts */
export const declarationOf = (texts) =>
  `/** Made by \`npm run i18n -- types\`. */\ndeclare const texts: ${typeOf(texts)};\nexport default texts;\n`;

/** Whether a key has to be written without quotes, because `keyof` should have a number. */
const keyOf = (key) => (/^\d+$/.test(key) ? key : JSON.stringify(key));

const typeOf = (value) => {
  if (Array.isArray(value)) return `readonly [${value.map(typeOf).join(', ')}]`;
  if (typeof value === 'object' && value !== null)
    return `{ ${Object.entries(value)
      .map(([key, part]) => `readonly ${keyOf(key)}: ${typeOf(part)}`)
      .join('; ')} }`;
  return JSON.stringify(value);
};

/** Leaves a file alone that says the same, so that nothing that watches it starts over. */
function write(file, text) {
  let before = '';
  try {
    before = readFileSync(file, 'utf8');
  } catch {
    // It isn't there yet.
  }
  if (before !== text) writeFileSync(file, text);
}
