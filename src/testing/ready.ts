import { sharedOnPage } from '../page/page-record.js';

export interface WaitOptions {
  /** How long to wait, in milliseconds. Defaults to 10,000. */
  readonly timeout?: number;
}

const TAG = /^storefront-/;

/** How often to look, in milliseconds. */
const INTERVAL_MS = 10;

/**
 * Waits until a widget is rendered and whole: not the form that the loader shows first, and not a skeleton.
 * @param target the element, or a selector that finds it, now or later
 * @returns the element; rejects with an `Error` that says what is missing
 */
export async function whenReady(target: Element | string, options?: WaitOptions): Promise<Element> {
  const find = () => (typeof target === 'string' ? document.querySelector(target) : target);
  await waitFor(() => missingFrom(find(), String(target)), options);
  const found = find();
  if (found) return found;
  throw new Error(`${String(target)} was removed.`);
}

/**
 * Waits until nothing is under way: every widget on the page is whole, and no request of theirs has yet to be answered.
 * @returns a promise that rejects with an `Error` that says what is still going on
 */
export function settled(options?: WaitOptions): Promise<void> {
  return waitFor(whatGoesOn, options);
}

function whatGoesOn(): string | null {
  const { underWay } = sharedOnPage('requests', () => ({ underWay: 0 }));
  if (underWay > 0) return underWay === 1 ? '1 request is under way' : `${underWay} requests are under way`;
  for (const element of document.querySelectorAll('*')) {
    const isWidget = TAG.test(element.localName) && element.localName !== 'storefront-config';
    const missing = isWidget && isVisible(element) ? missingFrom(element, element.localName) : null;
    if (missing) return missing;
  }
  return null;
}

/** A widget that isn't displayed isn't rendered. */
const isVisible = (element: Element): boolean => element.checkVisibility?.() ?? true;

function missingFrom(element: Element | null, target: string): string | null {
  if (!element) return `${target} is not on the page`;
  if (!customElements.get(element.localName)) return `<${element.localName}> is not defined`;
  return element.matches(':state(ready)') ? null : `<${element.localName}> is not whole`;
}

/** Resolves once nothing has been missing twice in a row, so that what one answer leads to has begun. */
async function waitFor(missing: () => string | null, { timeout = 10_000 }: WaitOptions = {}): Promise<void> {
  const end = Date.now() + timeout;
  for (let calm = 0; calm < 2; ) {
    const reason = missing();
    calm = reason === null ? calm + 1 : 0;
    if (reason !== null && Date.now() > end) throw new Error(`${reason}, after ${timeout} ms.`);
    await new Promise((resolve) => setTimeout(resolve, INTERVAL_MS));
  }
}
