/**
 * A program of a host's test suite: it makes a simulated browser's window global, as Jest and Vitest do, uses the built
 * widgets in it, and prints what happened as JSON.
 * `node simulated-browser.mjs <jsdom|happy-dom> <tag|component> [the name of a global to leave out]`
 */
import { readdirSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { createMockApi } from '../../dist/testing/index.js';

const [dom, way, missing] = process.argv.slice(2);
const dist = new URL('../../dist/', import.meta.url);

const windows = {
  jsdom: async () => {
    const { JSDOM } = await import('jsdom');
    return new JSDOM('<!doctype html>', { url: 'https://host.example/', pretendToBeVisual: true }).window;
  },
  'happy-dom': async () => {
    const { Window } = await import('happy-dom');
    return new Window({ url: 'https://host.example/' });
  },
};

/** Makes a window's properties global, without those of the language and of Node that test runners leave alone. */
function makeGlobal(window) {
  const language = new Set(runInNewContext('Object.getOwnPropertyNames(globalThis)'));
  const ofNode =
    /^(global|console|process|performance|queueMicrotask|(set|clear)(Timeout|Interval|Immediate)|fetch|Headers|Request|Response|URL|URLSearchParams|constructor)$/;
  const names = new Set();
  for (let type = window; type && type !== Object.prototype; type = Object.getPrototypeOf(type))
    for (const name of Object.getOwnPropertyNames(type)) names.add(name);
  for (const name of names) {
    if (language.has(name) || ofNode.test(name)) continue;
    const value = window[name];
    Object.defineProperty(globalThis, name, {
      value: typeof value === 'function' && !value.prototype ? value.bind(window) : value,
      configurable: true,
      writable: true,
    });
  }
  Object.assign(globalThis, { window: globalThis, self: globalThis });
}

const faults = [];
const warnings = [];
process.on('uncaughtException', (error) => faults.push(`uncaught: ${error.stack}`));
process.on('unhandledRejection', (error) => faults.push(`unhandled: ${error?.stack ?? error}`));
console.error = (...words) => faults.push(words.map((word) => word?.stack ?? String(word)).join(' '));
console.warn = (...words) => warnings.push(words.map(String).join(' '));

/** Waits until something is there. Returns whether it came. */
async function until(find) {
  const end = Date.now() + 5000;
  while (!find() && Date.now() < end) await new Promise((resolve) => setTimeout(resolve, 20));
  return Boolean(find());
}

const shop = createMockApi({ data: { cars: [] }, signedIn: 'demo@example.com' });
const { Request } = globalThis; // a simulated browser may have one that only its own fetch takes
makeGlobal(await windows[dom]());
globalThis.fetch = (url, { method } = {}) =>
  shop.handle(new Request(String(url), { method, headers: { token: 'a-token' } }));

const widgets = readdirSync(new URL('react/', dist))
  .filter((file) => file.endsWith('.js') && file !== 'index.js')
  .map((file) => file.slice(0, -'.js'.length));
const isOpen = /^(drawer|location|prize-popup|sign-in)$/;
const text = 'Text of the host';
const host = document.createElement('main');
document.body.append(host);

/** Uses a widget and returns what a test suite of the host sees. */
const ways = {
  async tag(widget) {
    await import(new URL(`npm/widgets/${widget}.js`, dist).href);
    const tag = `storefront-${widget}`;
    const page = document.createElement('p');
    page.textContent = text;
    const element = document.createElement(tag);
    if (isOpen.test(widget)) element.setAttribute('open', '');
    host.append(page, element);
    const isRendered = await until(() => element.shadowRoot?.querySelector('[part=base]'));
    await new Promise((resolve) => setTimeout(resolve, 100));
    element.setAttribute('lang', 'fr');
    const isHostThere = host.textContent.includes(text);
    element.remove();
    return { isRendered, isHostThere };
  },
  async component(widget) {
    const [{ default: React }, { default: ReactDom }] = await Promise.all([
      import('react'),
      import('react-dom/client'),
    ]);
    const name = widget.replace(/(^|-)(\w)/g, (_, __, letter) => letter.toUpperCase());
    const components = await import(new URL('react/index.js', dist).href);
    const component = components[name === 'Language' ? 'LanguageChoice' : name];
    const root = ReactDom.createRoot(host);
    const props = isOpen.test(widget) ? { open: true } : {};
    const { createElement: h } = React;
    root.render(h('div', null, h('p', null, text), h(component, props)));
    const isRendered = await until(() =>
      host.querySelector('[data-storefront-component]')?.shadowRoot?.querySelector('[part=base]'),
    );
    await new Promise((resolve) => setTimeout(resolve, 100));
    root.render(h('div', null, h('p', null, text), h(component, { ...props, lang: 'fr' })));
    await new Promise((resolve) => setTimeout(resolve, 20));
    const isHostThere = host.textContent.includes(text);
    root.unmount();
    return { isRendered, isHostThere };
  },
};

if (missing) delete globalThis[missing];

const imports = {};
for (const file of ['index.js', 'npm/storefront.js', 'react/index.js']) {
  try {
    await import(new URL(file, dist).href);
    imports[file] = 'imported';
  } catch (error) {
    imports[file] = String(error);
  }
}
const { configure } = await import(new URL('index.js', dist).href);
configure({ api: 'https://api.example/v3' });
const results = {};
for (const widget of widgets) {
  faults.length = 0;
  try {
    results[widget] = { ...(await ways[way](widget)), faults: [...faults] };
  } catch (error) {
    results[widget] = { isHostThere: host.textContent.includes(text), faults: [`thrown: ${error.stack}`] };
  }
}
process.stdout.write(JSON.stringify({ imports, widgets: results, warnings }));
process.exit(0);
