import type { Embed } from '../choice/choice.js';
import { lines } from './block.js';
import { buttonId, elementText, needsButton } from './markup.js';
import { ENTRY } from './release.js';

/** Returns a value as a literal that is safe in a script, including an inline script in HTML. */
export const literal = (value: unknown): string =>
  JSON.stringify(value, null, 2)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');

const hasTexts = ({ texts }: Embed): boolean => Object.keys(texts).length > 0;

/**
 * Returns the code that opens the dialog, by the method, because the attribute doesn't open a popup that was closed before.
 * The widget may still be loading at the click. A site builder's head is on pages without the button, too.
 */
const opening = (embed: Embed): string =>
  [
    `document.querySelector('#${buttonId(embed)}')?.addEventListener('click', async () => {`,
    `  await customElements.whenDefined('${embed.widget.tag}');`,
    `  document.querySelector('${embed.widget.tag}').show();`,
    '});',
  ].join('\n');

/** Returns the page's own module: its texts and the button's handler. @param base URL of the widgets' files */
export const pageScript = (embed: Embed, base: string): string =>
  lines(
    hasTexts(embed) && `import { configure } from '${base}${ENTRY}';`,
    hasTexts(embed) && `configure({ messages: ${literal(embed.texts)} });`,
    needsButton(embed) && opening(embed),
  );

/** Returns the page's own module as a tag, or an empty string if the page needs none. */
export function scriptTag(embed: Embed, base: string): string {
  const script = pageScript(embed, base);
  return script && elementText('script', [['type', 'module']], script);
}
