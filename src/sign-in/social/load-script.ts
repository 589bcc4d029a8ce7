/** The part of Trusted Types that this module uses. Browsers without Trusted Types don't need it. */
interface TrustedTypes {
  createPolicy(name: string, rules: { createScriptURL(url: string): string }): Policy;
}
interface Policy {
  createScriptURL(url: string): string;
}

const loading = new Map<string, Promise<void>>();
let policy: Policy | undefined;

/**
 * Loads a provider's own script into the page, once. Rejects if it doesn't load; the next call then tries again. The
 * script gets the nonce of the page's scripts. A page that requires trusted script URLs must allow the policy
 * `storefront-sign-in`.
 */
export function loadScript(url: string): Promise<void> {
  const pending = loading.get(url);
  if (pending) return pending;
  const script = document.createElement('script');
  const loaded = new Promise<void>((resolve, reject) => {
    script.onload = () => resolve();
    script.onerror = () => reject(new Error(`${url} did not load`));
    script.async = true;
    script.nonce = document.querySelector<HTMLElement>('script[nonce]')?.nonce ?? '';
    script.src = trusted(url);
    document.head.append(script);
  });
  loading.set(url, loaded);
  loaded.catch(() => {
    loading.delete(url);
    script.remove();
  });
  return loaded;
}

function trusted(url: string): string {
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes }; // not in the DOM types
  policy ??= trustedTypes?.createPolicy('storefront-sign-in', { createScriptURL: (scriptUrl) => scriptUrl });
  return policy?.createScriptURL(url) ?? url;
}

/** After this long, in milliseconds, a provider's script that hasn't loaded counts as missing. */
const patience = 5000;

/**
 * Waits for a provider's script to be ready to open its window.
 * @param read returns the script once it's available
 * @param arrives resolves when the script itself reports that it's ready; without it, loading is enough
 * @returns null if the script is blocked or slow; it may still load in time for the next click
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
  // `loadScript` throws if the page doesn't trust our scripts.
  const loaded = Promise.resolve(url)
    .then(loadScript)
    .then(() => arrives);
  await Promise.race([loaded, late]).catch(() => {});
  clearTimeout(timer);
  return read();
}

/** Returns whether the click is recent enough to open a window. True if the browser can't tell: trying will show. */
export const isActivated = (): boolean => navigator.userActivation?.isActive ?? true;
