/// <reference types="vite/types/importMeta.d.ts" />

/** New stylesheets that haven't loaded yet. */
const loading = new Set<HTMLLinkElement>();

// Pages link to their stylesheets by the build's URLs, which Vite's own client doesn't know.
import.meta.hot?.on('demo:styles', () => {
  // Several sites' servers may report the same edit. What is still loading may be from before it.
  for (const link of loading) link.remove();
  loading.clear();
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')) {
    const next = document.createElement('link');
    next.rel = 'stylesheet';
    next.href = link.href.replace(/\?.*|$/, `?t=${Date.now()}`);
    loading.add(next);
    // The old stylesheet stays until the new one has loaded.
    next.addEventListener('load', () => loading.delete(next) && link.remove());
    link.after(next);
  }
});

/** The page's constructed stylesheets, by the text that they were last given. */
const sheets = new Map<string, CSSStyleSheet[]>();
const { replaceSync } = CSSStyleSheet.prototype;
CSSStyleSheet.prototype.replaceSync = function (text) {
  sheets.set(text, [...(sheets.get(text) ?? []), this]);
  replaceSync.call(this, text);
};

/** The current text of each of the widgets' stylesheets. */
const texts = new Map<string, string>();

/** Called when a widget's stylesheet loads. Sheets that have its earlier text get the new one. */
export function updateStyles(path: string, text: string): void {
  const earlier = texts.get(path);
  texts.set(path, text);
  if (earlier === undefined || earlier === text) return;
  for (const sheet of sheets.get(earlier)?.splice(0) ?? []) sheet.replaceSync(text);
}
