import { isColor } from '../page/color.js';
import type { Language } from '../page/locale.js';
import type { EarlyRequest } from '../page/page-record.js';
import { safeImageUrl } from '../page/safe-url.js';
import type { CarIndexReply } from '../state/cars.js';
import { readEarlyMakes } from '../state/early-makes.js';
import box from '../ui/box.css';
import { createNode } from '../ui/create.js';
import { nextFrame } from '../ui/scheduling.js';
import select from '../ui/select/Select.css';
import tokens from '../ui/tokens.css';
import own from './CarSearch.css';
import hero from './Hero.css';
import { findMake } from './makes.js';
import type { EarlyTexts } from './messages.js';
import plainForm from './plain-form.css';
import {
  type Choices,
  fieldClass,
  makeChoices,
  modelChoices,
  renderBase,
  renderForm,
  renderHero,
  renderOptions,
  toAction,
  valueClass,
} from './templates.js';

/** What the form is drawn with. */
export interface EarlyFormOptions {
  /** The request for the makes, which is on its way. */
  readonly request: EarlyRequest;
  /** The `data-*` of the loader's tag. */
  readonly config: DOMStringMap;
  readonly lang: Language;
  readonly text: EarlyTexts;
}

/** A form that the loader has drawn. */
export interface EarlyForm {
  /** Resolves once the makes can be chosen, or after waiting for them for long enough. */
  readonly painted: Promise<unknown>;
  /** Lets the form submit by itself, because the widget can't be loaded. */
  readonly giveUp: () => void;
}

type Banner = CarIndexReply['banner'];

/** The styles of the widget before any list opens, in cascade order, as `render('car-search')` has them. */
const styles = [tokens, box, select, own, hero, plainForm];

/**
 * Draws the car search before its code has loaded: what `render('car-search')` draws on a server, from the loader, once
 * the makes that the loader has requested arrive. Shoppers can choose a make while the widget is still loading, and the
 * widget takes over the shadow root with their choice and the focus (src/car-search/server-markup.ts). All of the form
 * but the makes is created while they are on their way.
 * @returns null if the element is left to the widget: it needs more than the plain form, contains a form of the page's
 * own, has a shadow root, or has a language of its own.
 */
export function renderEarlyForm(element: Element, options: EarlyFormOptions): EarlyForm | null {
  if (!isPlain(element)) return null;
  const { request, config, lang, text } = options;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles.join(''));
  const { form, offer } = renderChoices(element, config, text);
  request.response
    .then((response) => {
      const banner = readEarlyMakes(response);
      if (!banner || !isPlain(element)) return; // the page may have changed it, and the widget may be there already
      offer(banner.brand);
      const theme = config.themeColor?.trim() ?? '';
      const root = element.attachShadow({ mode: 'open' });
      root.adoptedStyleSheets = [sheet];
      root.append(
        renderBase(
          createNode,
          lang,
          isColor(theme) ? theme : null,
          renderHero(createNode, heroOf(element, banner, config.api), form),
        ),
      );
    })
    .catch(() => {}); // the widget takes over whatever there is, and shows what went wrong
  return { painted: Promise.resolve(request.soon).then(nextFrame), giveUp: submitLater(form, element) };
}

/**
 * Holds back a submission until the widget is there, which knows about the page's listeners, its parameters, and its
 * router.
 * @returns A function that lets the form submit by itself.
 */
function submitLater(form: HTMLFormElement, element: Searchable): () => void {
  let isGivenUp = false;
  let isSubmitted = false;
  const hold = (event: Event) => {
    if (isGivenUp) return;
    event.preventDefault();
    if (isSubmitted) return;
    isSubmitted = true;
    element.addEventListener('storefront-ready', () => element.submit?.(), { once: true });
  };
  form.addEventListener('submit', hold);
  // In a frame whose sandbox allows no forms, there is no `submit`.
  form.querySelector('button')?.addEventListener('click', hold);
  return () => {
    isGivenUp = true;
    if (isSubmitted) form.requestSubmit();
  };
}

/** The widget, once it is defined. */
type Searchable = Element & { submit?: () => void };

/** Whether an element is in the page itself, and needs no more than the plain form. */
const isPlain = (element: Element): boolean =>
  element.localName === 'storefront-car-search' &&
  element.getRootNode() === document &&
  !element.shadowRoot &&
  !element.matches('[counts],[facets],[free-text]') &&
  [...element.children].every(({ slot }) => slot === 'heading') &&
  !element.closest('[lang]:not(html),[dir]:not(html)');

/** Returns an attribute's text, or null if it is missing or empty. */
const attributeOf = (element: Element, name: string): string | null => element.getAttribute(name) || null;

/** Returns the titles and the image: the markup's, or else the reply's. */
function heroOf(element: Element, { title, img_pc }: Banner, api: string | undefined) {
  const compact = element.hasAttribute('compact');
  const [first, second] = compact ? [] : title;
  const image = attributeOf(element, 'image');
  return {
    compact,
    heading: attributeOf(element, 'heading') ?? first,
    subheading: attributeOf(element, 'subheading') ?? second,
    image: compact ? null : image ? safeImageUrl(image) : safeImageUrl(img_pc, api),
  };
}

/**
 * Draws the form without any makes.
 * @returns The form, and a function that adds the makes. From then on, the form offers the models of the make that is
 * chosen.
 */
function renderChoices(element: Element, { site, partner }: DOMStringMap, text: EarlyTexts) {
  const none = { text, brands: [], make: null, model: null, action: toAction(site), partner };
  const form = renderForm(createNode, none) as HTMLFormElement;
  const [makes, models] = [...form.querySelectorAll('select')] as [HTMLSelectElement, HTMLSelectElement];
  const fill = (list: HTMLSelectElement, choices: Choices) => {
    list.replaceChildren(...renderOptions(createNode, choices));
    list.disabled = choices.isDisabled;
    list.className = valueClass(list.value !== '');
    (list.closest('label') as HTMLElement).className = fieldClass(choices.isDisabled);
  };
  return {
    form,
    offer(brands: Banner['brand']): void {
      const make = findMake(brands, attributeOf(element, 'make'));
      fill(makes, makeChoices(text, brands, make));
      fill(models, modelChoices(text, make, attributeOf(element, 'model')));
      form.addEventListener('change', ({ target }) => {
        const chosen = brands.find(({ value }) => value === makes.value) ?? null;
        if (target === makes) fill(models, modelChoices(text, chosen, null));
        for (const list of [makes, models]) list.className = valueClass(list.value !== '');
      });
    },
  };
}
