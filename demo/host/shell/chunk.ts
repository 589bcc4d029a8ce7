import { visit } from './visit.js';

const KEY = 'chunkReload';
const PAUSE = 60_000;

/** Notes the reload; false when one was too recent, or when it can't be remembered and so might loop. */
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

/** Loads parts of the site before they are wanted: what fails is then no reason to load the page anew. */
export function loadEarly<T>(start: () => Promise<T>): Promise<T> {
  isEarly = true;
  try {
    return start();
  } finally {
    isEarly = false;
  }
}

/**
 * Loads a part of the site. A part that has gone was most likely replaced by a new release, whose page
 * names the new parts: so the page is reloaded, at most once a minute.
 */
export async function loadChunk<T>(load: () => Promise<T>): Promise<T> {
  // The server has them all.
  if (visit()) return load();
  const isWanted = !isEarly;
  let isLeft = false;
  const onLeave = () => {
    isLeft = true;
  };
  window.addEventListener('beforeunload', onLeave);
  try {
    return await load();
  } catch (error) {
    if (!isWanted) throw error;
    // A page that is left fails what is under way in Firefox; a reload would stop the shopper from leaving.
    if (!isLeft) {
      if (!mayReload()) throw error;
      location.reload();
    }
    // Keeps the loading bar rather than showing an error for the moment until the page goes.
    return new Promise<never>(() => undefined);
  } finally {
    window.removeEventListener('beforeunload', onLeave);
  }
}
