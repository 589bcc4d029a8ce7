/** What the widget, a server, and the loader draw alike. */

import { readableOn } from '../page/color.js';
import { directionOf, type Language } from '../page/locale.js';
import { safeUrl } from '../page/safe-url.js';
import type { CarIndexReply } from '../state/cars.js';
import type { Create } from '../ui/create.js';
import { chevronPath, renderIcon, searchPath } from '../ui/icon-paths.js';
import type { SelectOption } from '../ui/select/Logo.js';
import { findMake, findModel, makeOptions, modelOptions } from './makes.js';
import type { EarlyTexts } from './messages.js';

/** The outermost element, as `Frame` draws it before there is a message. */
export const renderBase = <Tree>(
  create: Create<Tree>,
  lang: Language,
  theme: string | null,
  content: Tree,
): Tree =>
  create(
    'div',
    {
      className: 'base',
      part: 'base',
      lang,
      dir: directionOf(lang),
      style: theme ? { '--_theme': theme, '--_on-theme': readableOn(theme) } : {},
    },
    content,
  );

export interface HeroOptions {
  readonly compact: boolean;
  /** Classes for the extra fields that the panel will contain. Defaults to none. */
  readonly more?: string;
  readonly heading: string | null | undefined;
  readonly subheading: string | null | undefined;
  /** A URL that has been checked, or null for no image. */
  readonly image: string | null;
  /** Additional attributes of the image. Defaults to a high priority. */
  readonly imageAttributes?: Readonly<Record<string, string>>;
  /** Whether the server's titles are on their way. Defaults to false. */
  readonly isWaiting?: boolean;
}

/**
 * The banner: an image, two title lines, and the search's panel. Keeps its size even without data. Page translators
 * replace our text nodes, so each title's element has its text as the key.
 */
export function renderHero<Tree>(create: Create<Tree>, options: HeroOptions, panel: Tree): Tree {
  const { compact, more = '', heading, subheading, image, isWaiting } = options;
  const { imageAttributes = { fetchPriority: 'high' } } = options;
  const title = (name: string, part: string, text: string) =>
    create(name, { key: text, part, className: part, dir: 'auto' }, text);
  const placeholder = isWaiting && create('div', { className: 'heading awaited', 'aria-hidden': 'true' });
  return create(
    'div',
    { className: 'box' },
    create(
      'div',
      { part: 'hero', className: compact ? more : `banner ${more}` },
      image
        ? create('img', { part: 'image', className: 'image', src: image, alt: '', ...imageAttributes })
        : !compact && renderPicture(create),
      create(
        'div',
        { className: 'content' },
        create(
          'div',
          { className: 'titles' },
          create('slot', { name: 'heading' }, heading ? title('h2', 'heading', heading) : placeholder),
          subheading && title('p', 'subheading', subheading),
        ),
        create('div', { part: 'panel', className: 'panel' }, panel),
      ),
    ),
  );
}

/** Our own picture, as long as there is no other: a road and a car. */
const renderPicture = <Tree>(create: Create<Tree>): Tree =>
  create(
    'svg',
    { className: 'drawing', viewBox: '0 0 240 64', 'aria-hidden': 'true' },
    create('path', {
      d: 'M0 58h240v1H0zM24 50c-4-14 6-19 26-21 14-12 30-17 56-17 24 0 40 6 56 18 26 2 40 5 42 20h-14a15 15 0 0 0-30 0H84a15 15 0 0 0-30 0z',
    }),
    create('circle', { cx: 69, cy: 50, r: 10 }),
    create('circle', { cx: 175, cy: 50, r: 10 }),
  );

type Brands = CarIndexReply['banner']['brand'];

export interface FormOptions {
  readonly text: EarlyTexts;
  readonly brands: Brands;
  /** The make and the model that attributes name, by value or by name. */
  readonly make: string | null;
  readonly model: string | null;
  /** Where the form submits to: the list of cars, which reads `make` and `model`. */
  readonly action: string;
  readonly partner: string | null | undefined;
}

/**
 * Returns where a plain form submits to: the list of cars, which reads `make` and `model`.
 * @param site as on the loader's tag. Defaults to the page's own site.
 */
export const toAction = (site: string | undefined): string =>
  `${(safeUrl(site) ?? '').replace(/[?#].*/, '').replace(/\/+$/, '')}/categories`;

/**
 * The search before its code has loaded: a plain form that works without any script, with the same names, roles, look,
 * and layout as the form that replaces it.
 */
export function renderForm<Tree>(create: Create<Tree>, options: FormOptions): Tree {
  const { text, brands, action, partner } = options;
  const make = findMake(brands, options.make);
  return create(
    'form',
    { className: 'fields', role: 'search', 'aria-label': text.landmark, action, method: 'get' },
    renderField(create, 'make', text.make, makeChoices(text, brands, make)),
    renderField(create, 'model', text.model, modelChoices(text, make, options.model)),
    partner && create('input', { type: 'hidden', name: 'partner', value: partner }),
    renderButton(create, text.search),
  );
}

/** The button that submits the search. */
export const renderButton = <Tree>(create: Create<Tree>, label: string): Tree =>
  create(
    'button',
    { type: 'submit', part: 'button', className: 'primary' },
    renderIcon(create, searchPath),
    create('span', { key: label }, label),
  );

/** What can be chosen in a field, and what is. */
export interface Choices {
  readonly options: readonly SelectOption[];
  readonly chosen: string | null;
  readonly isDisabled: boolean;
}

/** Returns the makes. */
export const makeChoices = (text: EarlyTexts, brands: Brands, make: Brands[number] | null): Choices => ({
  options: makeOptions(brands, text.allMakes),
  chosen: make?.value ?? null,
  isDisabled: false,
});

/** Returns the models of a make. Without a make, none can be chosen. */
export function modelChoices(text: EarlyTexts, make: Brands[number] | null, model: string | null): Choices {
  const models = modelOptions(make, text.allModels);
  const options = models.length ? models : [{ value: null, label: text.allModels }];
  return { options, chosen: findModel(models, model), isDisabled: !make };
}

/** The options of a native select. */
export const renderOptions = <Tree>(create: Create<Tree>, { options, chosen }: Choices): Tree[] =>
  options.map(({ value, label }) =>
    create('option', { value: value ?? '', selected: value === chosen }, label),
  );

/** The classes of a field and of its select. */
export const fieldClass = (isDisabled: boolean): string => (isDisabled ? 'field disabled' : 'field');
export const valueClass = (isChosen: boolean): string => (isChosen ? 'value' : 'value placeholder');

/** A native select with its label. */
const renderField = <Tree>(
  create: Create<Tree>,
  name: 'make' | 'model',
  label: string,
  choices: Choices,
): Tree =>
  create(
    'label',
    { className: fieldClass(choices.isDisabled), part: name },
    create(
      'span',
      { className: 'combobox' },
      create('span', { className: 'name' }, label),
      create(
        'select',
        { name, className: valueClass(choices.chosen !== null), disabled: choices.isDisabled },
        ...renderOptions(create, choices),
      ),
      renderIcon(create, chevronPath),
    ),
  );
