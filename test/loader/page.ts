import { servePage } from '../support/served-page.js';
import { until } from '../support/until.js';

/** A page under test, with its console messages and helpers to inspect it. */
export interface Page {
  readonly window: Window & { readonly consoleMessages: readonly string[] };
  readonly document: Document;
  /** Returns the paths of everything that the page loaded. */
  loaded(): string[];
  /** Waits for an element that matches a selector. */
  finds<E extends Element = HTMLElement>(selector: string): Promise<E>;
  /** Waits until the first match of a selector has its fields. */
  ready(selector?: string): Promise<HTMLElement>;
}

// Runs before anything else on the page, so that no message is missed.
const ear = `<script>
  window.consoleMessages = [];
  for (const kind of ['warn', 'error']) {
    const log = console[kind];
    console[kind] = (...values) => {
      consoleMessages.push(kind + ': ' + values.join(' '));
      if (!location.search.includes('silent')) log.apply(console, values);
    };
  }
</script>`;

const frames: HTMLIFrameElement[] = [];

/** Opens a page with this markup in a frame. `closePages` removes it. */
export async function openPage(markup: string, { csp = '' } = {}): Promise<Page> {
  const frame = document.createElement('iframe');
  frame.style.inlineSize = '1000px';
  const html = `<!doctype html><html lang="en"><head><meta charset="utf-8">${csp ? '' : ear}</head><body>${markup}</body></html>`;
  frame.src = await servePage(html, csp ? { csp } : {});
  frames.push(frame);
  const loaded = new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }));
  document.body.append(frame);
  await loaded;
  const { contentWindow, contentDocument } = frame;
  if (!contentWindow || !contentDocument) throw new Error('The frame has no page');
  const finds = async <E extends Element = HTMLElement>(selector: string): Promise<E> => {
    const found = () => contentDocument.querySelector<E>(selector);
    await until(found, `${selector} did not appear`);
    return found() ?? Promise.reject(new Error(selector));
  };
  return {
    window: contentWindow as Page['window'], // the markup above adds `told`
    document: contentDocument,
    loaded: () =>
      contentWindow.performance
        .getEntriesByType('resource')
        .map(({ name }) => new URL(name).pathname)
        .filter((path) => !path.startsWith('/__web')), // the test runner's own
    finds,
    async ready(selector = 'storefront-car-search') {
      const element = await finds(selector);
      await until(() => element.shadowRoot?.querySelector('[role=combobox]'), 'no fields appeared', {
        timeout: 8000,
      });
      return element;
    },
  };
}

export function closePages(): void {
  for (const frame of frames.splice(0)) frame.remove();
}

/** Returns the loader's script tag. */
export const loader = (src = '/exact/storefront.js', attributes = 'data-api="/fake-api/ok/loader"'): string =>
  `<script type="module" src="${src}" ${attributes}></script>`;
