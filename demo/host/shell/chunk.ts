import { visit } from './visit.js';

const KEY = 'chunkReload';
const PAUSE = 60_000;
/** By then, a page that is being left has most likely gone. */
const LEAVING_MS = 1000;

/** Records a reload. Returns false if one was too recent, or if it can't be recorded and might loop. */
function mayReload(): boolean {
  try {
    if (Date.now() - Number(sessionStorage.getItem(KEY)) < PAUSE) return false;
    sessionStorage.setItem(KEY, String(Date.now()));
    return true;
  } catch {
    return false;
  }
}

let isEarly = false;

/** Loads parts of the site before they're needed. If that fails, it's no reason to reload the page. */
export function loadEarly<T>(start: () => Promise<T>): Promise<T> {
  isEarly = true;
  try {
    return start();
  } finally {
    isEarly = false;
  }
}

/**
 * Loads a part of the site. A missing part was most likely replaced by a new release, whose page names the new parts.
 * So the page is reloaded, at most once a minute.
 */
export async function loadChunk<T>(load: () => Promise<T>): Promise<T> {
  // The server has all parts.
  if (visit()) return load();
  const isRequired = !isEarly;
  let isLeft = false;
  const onLeave = () => {
    isLeft = true;
  };
  window.addEventListener('beforeunload', onLeave);
  try {
    return await load();
  } catch (error) {
    if (!isRequired) throw error;
    // Leaving a page fails its pending loads: in Firefox after `beforeunload`, in Safari before it, if it sends one at all.
    // A reload would keep the shopper from leaving.
    await new Promise((resolve) => setTimeout(resolve, LEAVING_MS));
    if (!isLeft) {
      if (!mayReload()) throw error;
      location.reload();
    }
    // Keeps the loading bar, instead of showing an error for the moment until the page goes away.
    return new Promise<never>(() => undefined);
  } finally {
    window.removeEventListener('beforeunload', onLeave);
  }
}
