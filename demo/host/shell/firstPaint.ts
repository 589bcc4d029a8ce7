import { AFTER_FIRST_PAINT } from '../../shared/page-rendering.js';
import { anotherTask } from './anotherTask.js';
import { loadChunk } from './chunk.js';

/** How long a page waits for its initial content to be painted, in milliseconds. */
const PATIENCE_MS = 300;

/**
 * Resolves once the server's part of the page has been painted: its bar and, on the phone site's home page, the
 * picture. On a fast network, the site would otherwise run first, and delay what there is to see. Doesn't wait for a
 * hidden page.
 */
export async function firstPaint(): Promise<void> {
  if (document.hidden) return;
  const patience = new Promise((resolve) => setTimeout(resolve, PATIENCE_MS));
  await Promise.race([seen(), patience]);
}

async function seen(): Promise<void> {
  await document
    .querySelector<HTMLImageElement>('.early-hero')
    ?.decode()
    .catch(() => undefined); // without the picture, there's the bar
  await new Promise((resolve) => requestAnimationFrame(resolve));
  // Waits until after the frame.
  await anotherTask();
}

/** Marks each widget that has rendered with `data-ready`. Until then, the stylesheet provides its appearance. */
function markReady(): void {
  document.addEventListener('storefront-ready', (event) => {
    const { target } = event;
    if (!(event instanceof CustomEvent) || !(target instanceof Element)) return;
    // The event of a widget inside another one's shadow root seems to come from the outer widget.
    if (event.detail?.tag === target.localName) target.setAttribute('data-ready', '');
  });
}

/** Preloads what the page has put off until its first paint. */
function preloadNow(): void {
  const links = document.getElementById(AFTER_FIRST_PAINT);
  if (links instanceof HTMLTemplateElement) links.replaceWith(links.content);
}

/** Starts a site with its own file, which the page may preload as well. */
export function begin(load: () => Promise<unknown>): void {
  // Before the widgets run: in a server-rendered page, they're already there.
  markReady();
  void firstPaint()
    .then(preloadNow)
    .then(() => loadChunk(load));
}
