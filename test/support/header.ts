import '../../src/header/define.js';
import type { AttributeValues } from '../../src/element/definition.js';
import type { header } from '../../src/header/header.definition.js';
import { configure, setBigdata } from '../../src/state/store.js';
import { type Answer, answers, type Call } from './answers.js';
import { addMarkup } from './stage.js';
import { until } from './until.js';

type Writable<T> = { -readonly [K in keyof T]: T[K] };
export type HeaderElement = HTMLElement & Writable<AttributeValues<typeof header>>;

afterEach(async () => {
  configure({ lang: null, partner: null, site: null, suggest: null, suggestToken: null });
});

export const departments = [
  { cat_id: 7, cat_name: 'Wheels & Tires', son_category: [] },
  { cat_id: '9', cat_name: 'Tools', son_category: [] },
];

/** The shop's default answers. */
const shop: Readonly<Record<string, Answer>> = {
  '/pc/navbar': () => [
    { name: 'Home', path: '/' },
    { name: 'Cars', path: '/categories' },
    { name: 'About us', path: '/about' },
    { name: 'Contact', path: '/contact' },
  ],
  '/pc/shopCategory': () => departments,
  '/pc/search/suggest': ({ query }) => (query.get('keywords') ? found : recent).map(toSuggestion),
  '/pc/search/deleteLog': () => null,
  '/common/getConfig': () => ({ content: '', value: '' }),
  '/pc/user/getUserUUID': () => ({ uuid: '00000000-0000-4000-8000-000000000001' }),
};

export const found = ['tire', 'tire inflator', 'winter tire'];
export const recent = ['dash cam', 'floor mats'];
export const toSuggestion = (term: string) => ({ suggestKeyword: term });

/** Adds a header with the shop's answers and waits until it's ready to use. */
export async function readyHeader(
  markup = '<storefront-header></storefront-header>',
  own: Readonly<Record<string, Answer>> = {},
): Promise<{ element: HeaderElement; calls: readonly Call[] }> {
  setBigdata({ navbar: { status: 'idle' }, departments: { status: 'idle' } });
  const calls = answers({ ...shop, ...own });
  const element = addMarkup(markup).querySelector<HeaderElement>('storefront-header');
  if (!element) throw new Error('no header');
  await until(() => box(element), 'the search is there');
  return { element, calls };
}

const part = <E extends Element = HTMLElement>(element: Element, selector: string): E | null =>
  element.shadowRoot?.querySelector<E>(selector) ?? null;

/** Returns the search box, which is missing until the texts are loaded. */
export const box = (element: Element) => part<HTMLInputElement>(element, '[role=combobox]');
export const options = (element: Element): HTMLElement[] => [
  ...(element.shadowRoot?.querySelectorAll<HTMLElement>('[role=option]') ?? []),
];
export const optionTexts = (element: Element): string[] =>
  options(element).map(({ textContent }) => textContent ?? '');
export const button = (element: Element, name: string) => part(element, `button[aria-label="${name}"]`);
export const links = (element: Element): HTMLAnchorElement[] => [
  ...(element.shadowRoot?.querySelectorAll<HTMLAnchorElement>('nav a') ?? []),
];
export const statusText = (element: Element): string =>
  part(element, '[role=search] [role=status]')?.textContent ?? '';

/** Returns the text of the active option, or null if there is none. */
export function active(element: Element): string | null {
  const id = box(element)?.getAttribute('aria-activedescendant');
  return id ? (part(element, `#${CSS.escape(id)}`)?.textContent ?? null) : null;
}

/** Waits until the list has these options. */
export const lists = (element: Element, terms: readonly string[]): Promise<void> =>
  until(() => optionTexts(element).join() === terms.join(), `the list is ${terms.join()}`);
