import { inEachLanguage } from '../../shared/language.js';
import { pathTo } from '../../shared/pages.js';
import { readTexts } from '../../shared/read-texts.js';
import type en from './messages/en.json';

const TEXTS = readTexts<typeof en>(import.meta.url);

const LINKED = [
  ['home', 'home'],
  ['cars', 'categories'],
  ['about', 'about'],
  ['contact', 'contact'],
] as const;

/** The links of the navigation bar (spec section 2), before the first campaign. */
export const LINKS = LINKED.map(([name, page]) => ({
  path: pathTo(page),
  names: inEachLanguage((language) => TEXTS[language][name]),
}));
