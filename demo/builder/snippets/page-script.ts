import type { Embed } from '../choice/choice.js';
import { lines } from './block.js';
import { buttonId, needsButton } from './markup.js';
import { ENTRY } from './release.js';

/** A value as it stands in a script, also in one within HTML. */
export const literal = (value: unknown): string =>
  JSON.stringify(value, null, 2)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');

const hasTexts = ({ texts }: Embed): boolean => Object.keys(texts).length > 0;

/** Opens the dialog; the attribute also holds while the widget is on its way. */
const opening = (embed: Embed): string =>
  [
    `document.querySelector('#${buttonId(embed)}').addEventListener('click', () => {`,
    `  document.querySelector('${embed.widget.tag}').setAttribute('open', '');`,
    '});',
  ].join('\n');

/** What a page says in a module of its own: texts, and what its button does. @param base of the widgets' files */
export const pageScript = (embed: Embed, base: string): string =>
  lines(
    hasTexts(embed) && `import { configure } from '${base}${ENTRY}';`,
    hasTexts(embed) && `configure({ messages: ${literal(embed.texts)} });`,
    needsButton(embed) && opening(embed),
  );
