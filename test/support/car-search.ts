import '../../src/car-search/define.js';
import { expect } from '@open-wc/testing';
import type { carSearch } from '../../src/car-search/car-search.definition.js';
import type { AttributeValues } from '../../src/element/definition.js';
import { configure, setBigdata } from '../../src/state/store.js';
import { addMarkup } from './stage.js';
import { until } from './until.js';

type Writable<T> = { -readonly [K in keyof T]: T[K] };

export type CarSearchElement = HTMLElement &
  Writable<AttributeValues<typeof carSearch>> & { submit(): unknown };

export interface FakeCall {
  readonly method: string;
  readonly path: string;
  readonly query: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

const realFetch = window.fetch;
let tests = 0;

const release = (id: string) => realFetch(`/fake-api-release/${id}`, { method: 'POST' });
const held: string[] = [];

afterEach(async () => {
  window.fetch = realFetch;
  configure({ lang: null, partner: null, site: null });
  // A browser opens only a few connections to a server, so answers that are still held back must not occupy them.
  await Promise.all(held.splice(0).map(release));
});

/**
 * Points the widgets at the fake API, with nothing loaded yet. Each call of this function creates a separate API with
 * its own list of calls.
 */
export function startApi(scenario = 'ok') {
  const id = `${Date.now()}-${tests++}`;
  if (scenario === 'hold') held.push(id);
  setBigdata({ carIndex: { status: 'idle' } });
  configure({ api: `/fake-api/${scenario}/${id}` });
  return {
    id,
    /** Returns the calls so far, of one path or of all paths. */
    async calls(path?: string): Promise<FakeCall[]> {
      const all: FakeCall[] = await (await realFetch(`/fake-api-calls/${id}`)).json();
      return path ? all.filter((call) => call.path === path) : all;
    },
    /** Releases the answers that the scenario `hold` holds back. */
    async release(): Promise<void> {
      await release(id);
    },
    /** From now on, the server answers with another scenario under the same URL. */
    become(next: string): void {
      window.fetch = (input, init) =>
        realFetch(
          typeof input === 'string' ? input.replace(`/fake-api/${scenario}/`, `/fake-api/${next}/`) : input,
          init,
        );
    },
  };
}

/** Answers the makes and models call with the test's own banner. */
export function serveBanner(banner: object): void {
  startApi();
  window.fetch = async (input, init) =>
    String(input).includes('/pc/car/indexV2')
      ? Response.json({ code: 200, msg: 'OK', data: { banner: { img_pc: null, title: [], ...banner } } })
      : realFetch(input, init);
}

/** Returns the first element that matches a selector in the shadow root. */
export function inside<E extends HTMLElement = HTMLElement>(element: Element, selector: string): E {
  const found = element.shadowRoot?.querySelector<E>(selector);
  if (!found) throw new Error(`No ${selector} in <${element.localName}>`);
  return found;
}

/** Waits until the shadow root contains a match for a selector. */
export async function appears<E extends HTMLElement = HTMLElement>(
  element: Element,
  selector: string,
): Promise<E> {
  await until(() => element.shadowRoot?.querySelector(selector), `${selector} did not appear`, {
    timeout: 5000,
  });
  return inside<E>(element, selector);
}

/** Waits until the shadow root contains no match for a selector. */
export const disappears = (element: Element, selector: string): Promise<void> =>
  until(() => !element.shadowRoot?.querySelector(selector), `${selector} stayed`);

/** Returns the car searches in a container. */
export const carSearches = (place: ParentNode): CarSearchElement[] => [
  ...place.querySelectorAll<CarSearchElement>('storefront-car-search'),
];

/** Adds a car search, without waiting for any state. */
export function addCarSearch(markup = '<storefront-car-search></storefront-car-search>'): CarSearchElement {
  const [element] = carSearches(addMarkup(markup));
  if (!element) throw new Error('The markup holds no car search');
  return element;
}

/** Adds a car search and waits until its makes are loaded. */
export async function readyCarSearch(markup?: string): Promise<CarSearchElement> {
  const element = addCarSearch(markup);
  await appears(element, '[role=combobox]');
  return element;
}

export const makeField = (element: Element): HTMLElement => inside(element, '[part=make] [role=combobox]');
export const modelField = (element: Element): HTMLElement => inside(element, '[part=model] [role=combobox]');
export const searchButton = (element: Element): HTMLButtonElement => inside(element, 'button[type=submit]');

/** Returns the value that a field shows. */
export const shown = (field: HTMLElement): string => field.querySelector('.value')?.textContent ?? '';

/** Waits until a field shows a text. */
export const shows = (field: () => HTMLElement, text: string): Promise<void> =>
  until(() => shown(field()) === text, `${text} is not shown`);

/** Returns the active option, or null if the list is closed. */
export function activeOption(field: HTMLElement): string | null {
  const id = field.getAttribute('aria-activedescendant');
  const root = field.getRootNode() as ShadowRoot; // fields are rendered in shadow roots
  return id ? (root.getElementById(id)?.textContent ?? null) : null;
}

/** Waits until an option is active. */
export const isActive = (field: HTMLElement, option: string | null): Promise<void> =>
  until(() => activeOption(field) === option, `not on ${option}`).catch(() => {
    expect(activeOption(field)).to.equal(option);
  });

/** Opens a field's list as a mouse click does and waits for it. */
export async function openList(element: Element, field: HTMLElement): Promise<HTMLElement> {
  field.focus();
  field.click();
  return appears(element, '[role=listbox]');
}

/** Clicks an option in the open list. */
export async function clickOption(element: Element, label: string): Promise<void> {
  const find = () =>
    [...(element.shadowRoot?.querySelectorAll<HTMLElement>('[role=option]') ?? [])].find(
      ({ textContent }) => textContent === label,
    );
  await until(find, `no option ${label}`);
  find()?.click();
  await disappears(element, '[role=listbox]');
}

/** Chooses an option as the mouse does: opens the list and clicks the option. */
export async function choose(element: Element, field: () => HTMLElement, label: string): Promise<void> {
  await openList(element, field());
  await clickOption(element, label);
}
