import type { CarSearchMethods, CarSearchProps } from '../../dist/react/index.js';
import { openPage, type Page } from '../loader/page.js';
import { until } from '../support/until.js';

export type Props = CarSearchProps & { readonly ref?: { current: CarSearchMethods | null } };

/** What a host's program can do with the components, using the page's real React. */
export interface HostPage extends Page {
  /** Renders the car search, or renders it again. With null, renders nothing. */
  render(props: Props | null, children?: string): void;
  /** Hydrates server-rendered markup instead. */
  hydrate(props: Props, children?: string): void;
  unmount(): void;
  configure(config: Readonly<Record<string, unknown>>): void;
  /** The version that React reports. */
  readonly version: string;
  /** Waits for the fields in the element that React rendered. */
  fields(): Promise<HTMLElement>;
}

const modules = ['react', 'react-dom', 'react-dom/client', 'react/jsx-runtime'];

/** The versions of React that a host may have, and where the test runner serves them. */
export const versions = { 18: 'react-18', 19: 'real-react' } as const;
export type Version = keyof typeof versions;

export const importsOf = (version: Version) =>
  Object.fromEntries(modules.map((name) => [name, `/${versions[version]}/${name.replaceAll('/', '-')}.js`]));

const program = `
  import { createElement, StrictMode, version } from 'react';
  import { createRoot, hydrateRoot } from 'react-dom/client';
  import { CarSearch, configure } from '/exact/react/index.js';
  const box = document.querySelector('#root');
  let root = box.hasChildNodes() ? null : createRoot(box);
  window.host = {
    render: (props, children) =>
      root.render(createElement(StrictMode, null, props && createElement(CarSearch, props, children))),
    hydrate: (props, children) => {
      root = hydrateRoot(box, createElement(StrictMode, null, createElement(CarSearch, props, children)));
    },
    unmount: () => root.unmount(),
    configure,
    version,
  };`;

/** Opens the page of a React host. */
export async function openHost(
  api: string,
  {
    markup = '',
    rendered = '',
    version = 19,
  }: { markup?: string; rendered?: string; version?: Version } = {},
): Promise<HostPage> {
  const page = await openPage(
    `<script type="importmap">${JSON.stringify({ imports: importsOf(version) })}</script>${markup}<div id="root">${rendered}</div>
     <script type="module">${program}</script>`,
  );
  const scope = page.window as unknown as { host?: Omit<HostPage, keyof Page | 'fields'> }; // set by the program above
  await until(() => scope.host, 'the program of the host did not run');
  const { host } = scope;
  if (!host) throw new Error('unreachable');
  host.configure({ api });
  return { ...page, ...host, fields: () => page.ready('#root > div') };
}

let tests = 0;

/** Returns an API for one test: its base URL, and the calls that it received. */
export function ownApi(scenario = 'ok'): {
  url: string;
  calls(path: string): Promise<number>;
  release(): Promise<Response>;
} {
  const id = `react-${Date.now()}-${tests++}`;
  return {
    url: `/fake-api/${scenario}/${id}`,
    async calls(path) {
      const all: { path: string }[] = await (await fetch(`/fake-api-calls/${id}`)).json();
      return all.filter((call) => call.path === path).length;
    },
    release: () => fetch(`/fake-api-release/${id}`, { method: 'POST' }),
  };
}

export const inside = <E extends HTMLElement>(element: Element, selector: string): E => {
  const found = element.shadowRoot?.querySelector<E>(selector);
  if (!found) throw new Error(`no ${selector}`);
  return found;
};

/** Chooses an option of a field by keyboard: opens the list, moves down, and confirms. */
export async function choose(element: Element, part: string, downs: number): Promise<void> {
  const field = inside(element, `[part=${part}] [role=combobox]`);
  field.focus();
  const view = field.ownerDocument.defaultView as unknown as typeof globalThis; // a window has the global classes
  for (const key of ['Enter', ...Array<string>(downs).fill('ArrowDown'), 'Enter']) {
    const expanded = field.getAttribute('aria-expanded');
    const active = field.getAttribute('aria-activedescendant');
    field.dispatchEvent(
      new view.KeyboardEvent('keydown', { key, bubbles: true, composed: true, cancelable: true }),
    );
    await until(
      () =>
        field.getAttribute('aria-expanded') !== expanded ||
        field.getAttribute('aria-activedescendant') !== active,
    );
  }
}
