import { anotherTask } from './anotherTask.js';

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
  await painted();
}

/**
 * Waits until the browser tells that it has shown something (Paint Timing): that is later than the task after a frame.
 * One that tells no such thing is not waited for.
 */
function painted(): Promise<void> {
  return new Promise((resolve) => {
    if (!PerformanceObserver.supportedEntryTypes.includes('paint')) {
      resolve();
      return;
    }
    const observer = new PerformanceObserver((list) => {
      if (!list.getEntriesByName('first-contentful-paint').length) return;
      observer.disconnect();
      resolve();
    });
    observer.observe({ type: 'paint', buffered: true });
  });
}
