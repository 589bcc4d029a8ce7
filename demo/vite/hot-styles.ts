/// <reference types="vite/types/importMeta.d.ts" />

// A page names its stylesheets by the addresses of the build, which Vite's own client does not know.
import.meta.hot?.on('demo:styles', () => {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')) {
    const next = document.createElement('link');
    next.rel = 'stylesheet';
    next.href = link.href.replace(/\?.*|$/, `?t=${Date.now()}`);
    // The old one stays until the new one is there.
    next.addEventListener('load', () => link.remove(), { once: true });
    link.after(next);
  }
});

/** The constructed sheets of the page by the text that they were last given. */
const sheets = new Map<string, CSSStyleSheet[]>();
const { replaceSync } = CSSStyleSheet.prototype;
CSSStyleSheet.prototype.replaceSync = function (text) {
  sheets.set(text, [...(sheets.get(text) ?? []), this]);
  replaceSync.call(this, text);
};

/** The text of each of the widgets' stylesheets as it is now. */
const texts = new Map<string, string>();

/** Is told of a widget's stylesheet when it is loaded; what is made of an earlier text takes the new one. */
export function keepStyles(path: string, text: string): void {
  const earlier = texts.get(path);
  texts.set(path, text);
  if (earlier === undefined || earlier === text) return;
  for (const sheet of sheets.get(earlier)?.splice(0) ?? []) sheet.replaceSync(text);
}
