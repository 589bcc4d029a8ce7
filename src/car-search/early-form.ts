import { directionOf, type Language } from '../page/locale.js';
import type { EarlyRequest } from '../page/page-record.js';
import { safeImageUrl } from '../page/safe-url.js';
import type { CarIndexReply } from '../state/cars.js';
import { isColor } from '../state/color.js';
import { readEarlyMakes } from '../state/early-makes.js';
import { readableOn } from '../ui/accent.js';
import box from '../ui/box.css';
import { create, createIcon } from '../ui/create.js';
import { chevronPath, searchPath } from '../ui/icon-paths.js';
import { nextFrame } from '../ui/scheduling.js';
import type { SelectOption } from '../ui/select/Logo.js';
import select from '../ui/select/Select.css';
import tokens from '../ui/tokens.css';
import own from './CarSearch.css';
import { drawFontSamples, loadFonts } from './early-fonts.js';
import { toAction } from './form-action.js';
import hero from './Hero.css';
import { findMake, findModel, makeOptions, modelOptions } from './makes.js';
import type { EarlyTexts } from './messages.js';
import serverForm from './ServerForm.css';

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
const styles = [tokens, box, select, own, hero, serverForm];

/**
 * Draws the car search before its code has loaded: what `render('car-search')` draws on a server, from the loader, once
 * the makes that the loader has requested arrive. Shoppers can choose a make while the widget is still loading, and the
 * widget takes over the shadow root with their choice and the focus (src/car-search/server-drawn.ts).
 *
 * While the reply is on its way, all but the makes is prepared, but not shown: on a slow device, the browser would lay it
 * out first, and read the reply only then.
 * @returns null if the element is left to the widget: it needs more than the plain form, contains a form of the page's
 * own, has a shadow root, or has a language of its own.
 */
export function drawEarlyForm(element: Element, options: EarlyFormOptions): EarlyForm | null {
  if (!isPlain(element)) return null;
  const { request, config, lang, text } = options;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles.join(''));
  const form = drawForm(config, text);
  const hero = drawHero(element, form.element);
  const base = create('div', { class: 'base', part: 'base', lang, dir: directionOf(lang) }, hero.element);
  const theme = config.themeColor?.trim() ?? '';
  if (isColor(theme)) {
    base.style.setProperty('--_theme', theme);
    base.style.setProperty('--_on-theme', readableOn(theme));
  }
  loadFonts(
    element,
    sheet,
    () => drawFontSamples(text, lang, element.hasAttribute('compact'), given(element, 'heading')),
    () => request.arrived !== undefined || !isPlain(element),
  );
  request.response
    .then((response) => {
      const banner = readEarlyMakes(response);
      if (!banner || !isPlain(element)) return; // the page may have changed it, and the widget may be there already
      const loadImage = hero.show(banner, config.api);
      form.offer(banner.brand, given(element, 'make'), given(element, 'model'));
      const root = element.attachShadow({ mode: 'open' });
      root.adoptedStyleSheets = [sheet];
      root.append(base);
      nextFrame().then(loadImage); // the form is painted first: even asking for an image takes time
    })
    .catch(() => {}); // the widget takes over whatever there is, and shows what went wrong
  return {
    painted: Promise.resolve(request.soon).then(nextFrame),
    giveUp: submitLater(form.element, element),
  };
}

/**
 * Holds back a submission until the widget is there, which knows about the page's listeners, its parameters, and its
 * router.
 * @returns A function that lets the form submit by itself.
 */
function submitLater(form: HTMLFormElement, element: Searchable): () => void {
  let isGivenUp = false;
  let isWanted = false;
  const hold = (event: Event) => {
    if (isGivenUp) return;
    event.preventDefault();
    if (isWanted) return;
    isWanted = true;
    element.addEventListener('storefront-ready', () => element.submit?.(), { once: true });
  };
  form.addEventListener('submit', hold);
  // In a frame whose sandbox allows no forms, there is no `submit`.
  form.querySelector('button')?.addEventListener('click', hold);
  return () => {
    isGivenUp = true;
    if (isWanted) form.requestSubmit();
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
const given = (element: Element, name: string): string | null => element.getAttribute(name) || null;

/**
 * Draws what src/car-search/Hero.tsx renders. `show` adds what the reply brings, and returns a function that loads the
 * image.
 */
function drawHero(element: Element, form: Node) {
  const compact = element.hasAttribute('compact');
  const [image, heading, subheading] = ['image', 'heading', 'subheading'].map((name) => given(element, name));
  const slot = create('slot', { name: 'heading' });
  const titles = create('div', { class: 'titles' }, slot);
  const hero = create(
    'div',
    { part: 'hero', class: compact ? '' : 'banner' },
    create('div', { class: 'content' }, titles, create('div', { part: 'panel', class: 'panel' }, form)),
  );
  const title = (name: string, part: string, text: string | null | undefined) =>
    text ? create(name, { part, class: part, dir: 'auto' }, text) : '';
  return {
    element: create('div', { class: 'box' }, hero),
    show(banner: Banner, api: string | undefined): () => void {
      const [first, second] = compact ? [] : banner.title;
      slot.append(title('h2', 'heading', heading ?? first));
      titles.append(title('p', 'subheading', subheading ?? second));
      const src = image ? safeImageUrl(image) : safeImageUrl(banner.img_pc, api);
      if (!src || compact) return () => {};
      const picture = create('img', { part: 'image', class: 'image', alt: '', fetchpriority: 'high' });
      hero.prepend(picture);
      return () => {
        picture.src = src;
      };
    },
  };
}

/**
 * Draws what src/car-search/ServerForm.tsx renders. `offer` adds the makes. From then on, the form offers the models of
 * the make that is chosen.
 */
function drawForm(config: DOMStringMap, text: EarlyTexts) {
  let brands: Banner['brand'] = [];
  const offerModels = (make: Banner['brand'][number] | null, model: string | null) => {
    const options = modelOptions(make, text.allModels);
    const shown = options.length ? options : [{ value: null, label: text.allModels }];
    models.offer(shown, findModel(options, model), !make);
  };
  const makes = drawField('make', text.make, (value) =>
    offerModels(brands.find((brand) => brand.value === value) ?? null, null),
  );
  const models = drawField('model', text.model);
  return {
    element: create(
      'form',
      {
        class: 'fields',
        role: 'search',
        'aria-label': text.landmark,
        action: toAction(config.site),
        method: 'get',
      },
      makes.label,
      models.label,
      config.partner && create('input', { type: 'hidden', name: 'partner', value: config.partner }),
      create(
        'button',
        { type: 'submit', part: 'button', class: 'primary' },
        createIcon(searchPath),
        create('span', {}, text.search),
      ),
    ),
    offer(offered: Banner['brand'], makeName: string | null, model: string | null): void {
      brands = offered;
      const make = findMake(brands, makeName);
      makes.offer(makeOptions(brands, text.allMakes), make?.value ?? null);
      offerModels(make, model);
    },
  };
}

interface Field {
  readonly label: HTMLElement;
  /** Fills the select. */
  readonly offer: (options: readonly SelectOption[], value: string | null, isDisabled?: boolean) => void;
}

/** Draws an empty native select with its label. */
function drawField(name: string, text: string, onChange?: (value: string) => void): Field {
  const list = create('select', { name });
  const label = create(
    'label',
    { part: name },
    create(
      'span',
      { class: 'combobox' },
      create('span', { class: 'name' }, text),
      list,
      createIcon(chevronPath),
    ),
  );
  const show = () => {
    list.className = list.value ? 'value' : 'value placeholder';
    label.className = list.disabled ? 'field disabled' : 'field';
  };
  list.addEventListener('change', () => {
    show();
    onChange?.(list.value);
  });
  return {
    label,
    offer(options, value, isDisabled = false) {
      list.replaceChildren(
        ...options.map((option) => {
          const isChosen = option.value === value;
          return new Option(option.label, option.value ?? '', isChosen, isChosen);
        }),
      );
      list.disabled = isDisabled;
      show();
    },
  };
}
