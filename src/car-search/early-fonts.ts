import type { Language } from '../i18n/locale.js';
import { create } from '../ui/create.js';
import type { EarlyTexts } from './messages.js';

/**
 * Draws a word of each text style that the early form has, so that each of its fonts is laid out once.
 * @param lang the form's language, by which browsers choose fonts.
 * @param heading the heading, if the page's markup names one. The API names it otherwise, maybe in other letters.
 */
export function drawFontSamples(
  text: EarlyTexts,
  lang: Language,
  isCompact: boolean,
  heading: string | null,
): HTMLElement {
  const titles = isCompact ? heading : (heading ?? text.search);
  return create(
    'div',
    { class: 'base', lang },
    create(
      'div',
      { class: isCompact ? '' : 'banner' },
      titles && create('span', { class: 'heading' }, titles),
      titles && create('span', { class: 'subheading' }, titles),
    ),
    create('span', { class: 'name' }, text.make),
    create('span', { class: 'value placeholder' }, text.allMakes),
    create('span', { class: 'primary' }, text.search),
  );
}

/**
 * Makes the browser load the fonts of the early form while the reply is on its way. It would otherwise load them when it
 * lays out the form for the first time, where they are a third of the work. Nothing is painted, and nothing stays on the
 * page: the samples are a child of the element for the time of one layout.
 * @param sheet the form's styles, which set the fonts.
 */
export function loadFonts(element: Element, sheet: CSSStyleSheet, samples: HTMLElement): void {
  const place = create('div', {});
  const root = place.attachShadow({ mode: 'open' });
  root.adoptedStyleSheets = [sheet];
  root.append(samples);
  element.append(place);
  try {
    place.getBoundingClientRect(); // lays it out now
  } finally {
    place.remove();
  }
}
