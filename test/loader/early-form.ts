import { expect } from '@open-wc/testing';
import { renderEarlyForm } from '../../src/car-search/early-form.js';
import en from '../../src/car-search/messages/en.json';
import { until } from '../support/until.js';
import { loader, type Page } from './page.js';

export const search = '<storefront-car-search></storefront-car-search>';
let tests = 0;

/** Returns an API for one test. */
export function freshApi(scenario = 'ok') {
  tests += 1;
  const id = `form-${Date.now()}-${tests}`;
  return {
    url: `/fake-api/${scenario}/${id}`,
    answer: (body: unknown) =>
      fetch(`/fake-api-answer/${id}`, { method: 'POST', body: JSON.stringify(body) }),
    release: () => fetch(`/fake-api-release/${id}`, { method: 'POST' }),
    makesAsked: async () => {
      const calls: readonly { path: string }[] = await (await fetch(`/fake-api-calls/${id}`)).json();
      return calls.filter(({ path }) => path === '/pc/car/indexV2').length;
    },
    data: async () => (await (await fetch(`/fake-api/ok/${id}-data/pc/car/indexV2`)).json()).data,
  };
}

/** Draws the form in an element of the test's own page, without a loader. Returns the shadow root, once it is painted. */
export async function renderIn(element: Element): Promise<ShadowRoot> {
  const body = JSON.stringify({ code: 200, msg: 'OK', data: await freshApi().data() });
  const response = Promise.resolve({ status: 200, body, text: async () => body });
  const form = renderEarlyForm(element, {
    request: { key: '', since: 0, response, soon: response, end: new AbortController() },
    config: {},
    lang: 'en',
    text: en,
  });
  await form?.painted;
  return element.shadowRoot ?? expect.fail('there is no shadow root');
}

/** Returns a loader whose other files never arrive. */
export const stuck = (attributes: string): string =>
  loader(`/flaky/form-${Date.now()}-${tests}/c*99/storefront.js`, attributes);

/** Returns the shadow root of a page's car search. */
export const rootOf = (page: Page): ShadowRoot =>
  page.document.querySelector('storefront-car-search')?.shadowRoot ?? expect.fail('there is no shadow root');

/** Waits for the early form of a page. */
export async function formOf(page: Page): Promise<HTMLFormElement> {
  const form = () => page.document.querySelector('storefront-car-search')?.shadowRoot?.querySelector('form');
  await until(form, 'no form rendered');
  return form() ?? expect.fail('the form went away');
}

/** Returns a field of an early form. */
export const field = (root: ParentNode, name: 'make' | 'model'): HTMLSelectElement =>
  root.querySelector<HTMLSelectElement>(`select[name=${name}]`) ?? expect.fail(`there is no ${name}`);

/** Chooses in a field, as a shopper does. */
export function choose(select: HTMLSelectElement, value: string): void {
  select.value = value;
  select.dispatchEvent(new Event('change', { bubbles: true }));
}
