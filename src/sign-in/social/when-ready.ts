import { loadScript } from './load-script.js';

/** A provider's script that has not loaded by now counts as missing, in milliseconds. */
const patience = 5000;

/**
 * A provider's script, ready to open its window.
 * @param read gives it as soon as it is there
 * @param arrives resolves when it says so itself; without it, when it is loaded
 * @returns null when it is blocked, or slow; it may still come, for the next click
 */
export async function whenReady<T>(
  url: string,
  read: () => T | null,
  arrives?: Promise<unknown>,
): Promise<T | null> {
  const there = read();
  if (there) return there;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise((resolve) => {
    timer = setTimeout(resolve, patience);
  });
  // `loadScript` throws where the page trusts no script of ours.
  const loaded = Promise.resolve(url)
    .then(loadScript)
    .then(() => arrives);
  await Promise.race([loaded, late]).catch(() => {});
  clearTimeout(timer);
  return read();
}

/** Whether a window may be opened now: the click is not long ago. Browsers that cannot tell will show it. */
export const isFresh = (): boolean => navigator.userActivation?.isActive ?? true;
