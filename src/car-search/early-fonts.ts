import type { Language } from '../page/locale.js';
import { create } from '../ui/create.js';
import type { EarlyTexts } from './messages.js';

/** How long a reply may take before the fonts are loaded in the meantime, in ms. One that is there sooner has the way free. */
const headStart = 30;

/**
 * Draws a word of each text style that the early form has, so that each of its fonts is laid out once: first those of the
 * titles, then those of the fields.
 * @param lang the form's language, by which browsers choose fonts.
 * @param heading the heading, if the page's markup names one. The API names it otherwise, maybe in other letters.
 */
export function drawFontSamples(
  text: EarlyTexts,
  lang: Language,
  isCompact: boolean,
  heading: string | null,
): readonly HTMLElement[] {
  const base = (...words: Node[]) =>
    create('div', { class: 'base', lang }, create('div', { class: 'box' }, ...words));
  const word = (style: string, letters: string) => create('span', { class: style }, letters);
  const titles = isCompact ? heading : (heading ?? text.search);
  const fields = base(
    word('name', text.make),
    word('value placeholder', text.allMakes),
    word('primary', text.search),
  );
  if (!titles) return [fields];
  const banner = create('div', { class: isCompact ? '' : 'banner' });
  banner.append(word('heading', titles), word('subheading', titles));
  return [base(banner), fields];
}

/**
 * Makes the browser load the fonts of the early form while the reply is on its way. It would otherwise load them when it
 * lays out the form for the first time, where they are most of the work. Each sample has a task of its own, so that the
 * reply doesn't wait for all of them. Nothing is painted, and nothing stays on the page: the samples are in the element
 * for the time of one layout each.
 * @param sheet the form's styles, which set the fonts.
 * @param drawSamples called only if the reply takes longer than its head start.
 * @param isOver returns whether the fonts are of no use anymore, because the form is there.
 */
export function loadFonts(
  element: Element,
  sheet: CSSStyleSheet,
  drawSamples: () => readonly HTMLElement[],
  isOver: () => boolean,
): void {
  setTimeout(async () => {
    if (isOver()) return;
    const place = create('div', {});
    try {
      const root = place.attachShadow({ mode: 'open' });
      root.adoptedStyleSheets = [sheet];
      for (const sample of drawSamples()) {
        if (isOver()) return;
        root.replaceChildren(sample);
        element.append(place);
        place.getBoundingClientRect(); // lays it out now
        place.remove();
        await new Promise((resolve) => setTimeout(resolve));
      }
    } catch {
      place.remove(); // the form comes all the same
    }
  }, headStart);
}
