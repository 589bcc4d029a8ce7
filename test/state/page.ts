import { fileURLToPath } from 'node:url';
import { compileFunction } from 'node:vm';
import { build } from 'esbuild';

/** One copy of the bundle, whose modules have their own state. */
export type Copy = typeof import('./copy.js');

const record = Symbol.for('storefront-widgets@0');

/** What a browser provides to a page. Whatever is left out doesn't exist. */
export interface Surroundings {
  readonly localStorage?: () => object;
  readonly sessionStorage?: () => object;
  readonly cookies?: CookieJar;
  readonly href?: string;
  readonly base?: string;
  readonly lang?: string;
}

/** The cookies of a browser. Only their names and values can be read back. */
export interface CookieJar {
  cookie: string;
}

/** Opens a page. Everything that an earlier one kept in memory is gone. */
export function openPage(surroundings: Surroundings = {}): void {
  const { href, base = href, lang = '', cookies, localStorage, sessionStorage } = surroundings;
  Reflect.deleteProperty(globalThis, record);
  define('localStorage', localStorage);
  define('sessionStorage', sessionStorage);
  define('location', href === undefined ? undefined : () => new URL(href));
  const document = Object.create(null, {
    baseURI: { value: base },
    documentElement: { value: { lang } },
    cookie: {
      get: () => cookies?.cookie ?? '',
      set: (text: string) => cookies && Object.assign(cookies, { cookie: text }),
    },
  });
  define('document', href === undefined ? undefined : () => document);
}

function define(name: string, get: (() => unknown) | undefined): void {
  if (get) Object.defineProperty(globalThis, name, { get, configurable: true });
  else Reflect.deleteProperty(globalThis, name);
}

/** The store as one function, so that another copy costs little. */
const bundle = build({
  entryPoints: [fileURLToPath(new URL('copy.ts', import.meta.url))],
  bundle: true,
  format: 'cjs',
  platform: 'neutral',
  mainFields: ['module', 'main'],
  sourcemap: 'inline',
  sourcesContent: false,
  write: false,
}).then(({ outputFiles: [file] }) => compileFunction(file?.text ?? '', ['module'], { filename: 'copy.js' }));

/** Loads another copy of the bundle into the page. */
export async function loadCopy(): Promise<Copy> {
  const module = { exports: {} as Copy };
  (await bundle)(module);
  return module.exports;
}

/** A storage that works. */
export class WorkingStorage {
  readonly values = new Map<string, string>();
  constructor(values: Readonly<Record<string, string>> = {}) {
    for (const [name, value] of Object.entries(values)) this.setItem(name, value);
  }
  getItem(name: string): string | null {
    return this.values.get(name) ?? null;
  }
  setItem(name: string, value: string): void {
    this.values.set(name, value);
  }
  removeItem(name: string): void {
    this.values.delete(name);
  }
  clear(): void {
    this.values.clear();
  }
}

/** A storage that can be read, but accepts nothing while it is full. */
export class FullStorage extends WorkingStorage {
  full = false;
  override setItem(name: string, value: string): void {
    if (this.full) throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    super.setItem(name, value);
  }
}

/** Throws, as merely accessing storage does in a sandboxed frame. */
export function deniedStorage(): never {
  throw new DOMException('The document is sandboxed.', 'SecurityError');
}

/** Cookies as a browser keeps them: written one by one, and deleted through their age. */
export class WorkingCookies implements CookieJar {
  readonly written: string[] = [];
  readonly values = new Map<string, string>();
  get cookie(): string {
    return [...this.values].map(([name, value]) => `${name}=${value}`).join('; ');
  }
  set cookie(text: string) {
    this.written.push(text);
    const [pair = ''] = text.split('; ');
    const at = pair.indexOf('=');
    if (/max-age=0(;|$)/.test(text)) this.values.delete(pair.slice(0, at));
    else this.values.set(pair.slice(0, at), pair.slice(at + 1));
  }
}

/** The cookies of a frame that isn't allowed any. */
export const deniedCookies: CookieJar = {
  get cookie(): string {
    throw new DOMException('Cookies are disabled.', 'SecurityError');
  },
  set cookie(_text: string) {
    throw new DOMException('Cookies are disabled.', 'SecurityError');
  },
};

export const shop = 'https://shop.example/';
