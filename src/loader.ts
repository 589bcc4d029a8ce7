/**
 * The loader, `storefront.js`: one script tag that turns the page's tags into widgets (contract section 1). It reads
 * the `data-*` of its own tag, and imports the module of each widget tag that it finds, once.
 */
import { earlyTexts, files, firstCalls, reserve } from 'storefront:manifest';
import { type EarlyForm, renderEarlyForm } from './car-search/early-form.js';
import { sendEarly } from './loader/early-request.js';
import { watchPage } from './loader/watch.js';
import { ofDocument, scriptsBy } from './page/page-document.js';
import { pageRecord } from './page/page-record.js';
import { adoptStyles } from './ui/adopt-styles.js';

const load = (file: string): Promise<unknown> => import(`./${file}`);

const scripts = [...ofDocument('scripts')];
const exact = scriptsBy((src) => src === import.meta.url);
// After a redirect (a CDN's "latest"), this module's URL differs from the one in its tag.
const own = exact.length ? exact : scriptsBy((src) => src.includes('/storefront.js'));
// A module isn't told its own tag, and can't find one that was removed while the file was loading.
if (!own.length)
  console.warn(
    '[storefront-widgets] The loader’s tag is no longer in the page, so its data-* are unknown. Leave it there, or call configure().',
  );
const config: DOMStringMap = {};
for (const { dataset } of own) {
  if (pageRecord.configure) pageRecord.configure(dataset);
  else {
    (pageRecord.scripts ??= []).push(dataset);
    Object.assign(config, dataset);
  }
}

// Beside another copy, which may be older, the widget might be one that doesn't know the early form.
const isOnly = scripts.filter(({ src }) => /\/storefront(\.classic)?\.js/.test(src)).length === 1;

/** Requests what a widget needs first, and draws the car search's form, which can be used until the widget is there. */
function beginEarly(name: string, element: Element): EarlyForm | null {
  const [call, path] = firstCalls[name] ?? [];
  const sent = call && path ? sendEarly(call, path, config, element) : null;
  const isOff = config.early?.trim() === 'off';
  const text = sent && name === 'car-search' && isOnly && !isOff && earlyTexts[sent.lang];
  if (!text) return null;
  try {
    return renderEarlyForm(element, { ...sent, config, text });
  } catch {
    return null; // an old browser, or a page that has changed what the browser offers: the widget comes without it
  }
}

/** Loads a file without running it, under the page's security policy, and after the makes, for which shoppers wait. */
function preload(file: string): void {
  const link = document.createElement('link');
  link.rel = 'modulepreload';
  link.fetchPriority = 'low';
  link.href = new URL(file, import.meta.url).href;
  link.nonce = own[0]?.nonce ?? '';
  document.head.append(link);
}

const requested = new Set<string>();

/** Whether no widget before has requested a file. The entry fails with everything that it imports. */
const isNew = (file: string): unknown => !requested.has(file) && requested.add(file);

let turn: Promise<unknown> = Promise.resolve();

/** Loads a widget after those before it, each in a task of its own, so that a page with many of them stays responsive. */
function inTurn(loadAll: () => Promise<unknown>): Promise<unknown> {
  const loading = turn.then(loadAll);
  turn = turn.then(() => new Promise((resolve) => setTimeout(resolve)));
  return loading;
}

watchPage(Object.keys(files), (name, element) => {
  // Everything that an entry imports starts loading with it, so that nothing is discovered late.
  const loadAll = () => Promise.all((files[name] ?? []).filter(isNew).map(load));
  const form = beginEarly(name, element);
  // On a slow device, running the code would delay the form; loading it doesn't.
  if (form) for (const file of files[name] ?? []) preload(file);
  const loading = (form ? form.painted.then(loadAll) : inTurn(loadAll))
    .then(() => customElements.whenDefined(`storefront-${name}`))
    .then(() => {
      // The page's own bundle may contain an older widget, which can't take over a form.
      if (!element.matches(':defined')) form?.giveUp();
    });
  return loading.catch(async (error) => {
    // Wait a moment, until a shaky network is back, or until a page that's being left is gone. Firefox aborts the loads
    // of such a page.
    await new Promise((resolve) => setTimeout(resolve, 500));
    const message = `[storefront-widgets] ${name} did not load`;
    console.warn(message, error);
    // Browsers remember a failure by its URL, even for a chunk. This file doesn't need any chunks.
    return load('storefront.classic.js').catch((again) => {
      console.error(message, again);
      form?.giveUp();
      throw again;
    });
  });
});

// Last, because the requests above are already on their way by now, and nothing is painted before this.
adoptStyles(document, [reserve]);
