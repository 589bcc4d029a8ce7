import { anotherTask } from './anotherTask.js';
import { loadChunk } from './chunk.js';

/** So long a page waits for what it began with to be seen, in milliseconds. */
const PATIENCE_MS = 300;

/**
 * Resolves once what the server put into the page has been seen: its bar, and on the phone site's start page the picture.
 * Where the network is fast, the site would otherwise run first, and be all there is to see for its time. What is not
 * shown is not waited for.
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
    .catch(() => undefined); // without it, there is the bar
  await new Promise((resolve) => requestAnimationFrame(resolve));
  // After the frame.
  await anotherTask();
}

/** Marks each widget that has drawn itself with `data-ready`, so that the style sheet keeps its looks until then. */
function markReady(): void {
  document.addEventListener('storefront-ready', (event) => {
    const { target } = event;
    if (!(event instanceof CustomEvent) || !(target instanceof Element)) return;
    // A widget within another's shadow root tells from there: outside, its host looks like the sender.
    if (event.detail?.tag === target.localName) target.setAttribute('data-ready', '');
  });
}

/** Begins a site with its own file, which the page names, too: it is fetched while the page is first seen. */
export function begin(load: () => Promise<unknown>): void {
  // Before the widgets: where the server has drawn the page, they stand in it.
  markReady();
  void firstPaint().then(() => loadChunk(load));
}
