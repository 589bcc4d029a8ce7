import '../../src/language/define.js';
import type { AttributeValues } from '../../src/element/definition.js';
import type { language } from '../../src/language/language.definition.js';
import type { Language } from '../../src/page/locale.js';
import { cookies } from '../../src/state/storage.js';
import { configure, store } from '../../src/state/store.js';
import { appears, inside, startApi } from '../support/car-search.js';
import { addMarkup } from '../support/stage.js';

export type LanguageElement = HTMLElement & {
  -readonly [P in keyof AttributeValues<typeof language>]: AttributeValues<typeof language>[P];
};

const pageLanguage = document.documentElement.lang;

afterEach(async () => {
  document.documentElement.lang = pageLanguage;
  await null; // by now the change has been noticed
  forget();
});

/** Resets the language, as for a shopper who has never chosen one. */
export function forget(): void {
  cookies.write('NewLang', null);
  cookies.write('locale', null);
  configure({ lang: 'en' });
  configure({ lang: null });
}

/** Adds markup, and returns its language selectors once they have rendered. */
export async function choices(
  markup = '<storefront-language></storefront-language>',
): Promise<LanguageElement[]> {
  startApi();
  const found = [...addMarkup(markup).querySelectorAll<LanguageElement>('storefront-language')];
  await Promise.all(found.map((each) => appears(each, 'select')));
  return found;
}

/** Adds one language selector, and returns it. */
export async function choice(markup?: string): Promise<LanguageElement> {
  const [first] = await choices(markup);
  if (!first) throw new Error('The markup holds no choice');
  return first;
}

export const select = (element: Element): HTMLSelectElement => inside<HTMLSelectElement>(element, 'select');

/** Chooses a language as a shopper does. */
export function choose(element: Element, lang: Language): void {
  const field = select(element);
  field.value = lang;
  field.dispatchEvent(new Event('input', { bubbles: true, composed: true }));
  field.dispatchEvent(new Event('change', { bubbles: true }));
}

export const langOf = (): Language => store.getState().lang;
