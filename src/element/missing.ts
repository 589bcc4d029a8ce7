import { warnOnce } from './attributes.js';

/** What the widgets use that simulated browsers such as jsdom and happy-dom leave out. */
const needed = [
  'customElements',
  'Document.adoptedStyleSheets',
  'CSSStyleSheet.replaceSync',
  'HTMLElement.attachInternals',
  'HTMLElement.showPopover',
  'HTMLDialogElement.showModal',
  'Element.animate',
  'Element.scrollIntoView',
  'IntersectionObserver',
  'MutationObserver',
  'matchMedia',
  'requestAnimationFrame',
  'fetch',
];

/**
 * Warns, once, if the environment lacks something that the widgets use. They are then plain: without styles, with
 * dialogs that aren't modal, or without what can't be requested.
 */
export function warnOfMissing(): void {
  const missing = needed.filter((name) => {
    const [type = '', member] = name.split('.');
    // Any name of the environment, which may be simulated.
    const found = Reflect.get(globalThis, type) as { readonly prototype?: object } | undefined;
    return !found || (member && !(member in Object(found.prototype)));
  });
  if (missing.length)
    warnOnce(`This environment has no ${missing.join(', ')}. The widgets go without what needs it.`);
}
