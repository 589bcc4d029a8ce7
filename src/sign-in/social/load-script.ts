/** The part of Trusted Types that is used; browsers without them need none. */
interface TrustedTypes {
  createPolicy(name: string, rules: { createScriptURL(url: string): string }): Policy;
}
interface Policy {
  createScriptURL(url: string): string;
}

const loading = new Map<string, Promise<void>>();
let policy: Policy | undefined;

/**
 * Loads a provider's own script into the page, once; rejects when it does not load, and tries anew at the next call.
 * It carries the nonce of the page's scripts. A page that takes trusted script URLs alone must allow the policy
 * `storefront-sign-in`.
 */
export function loadScript(url: string): Promise<void> {
  const known = loading.get(url);
  if (known) return known;
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
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes }; // not in the types of the DOM
  policy ??= trustedTypes?.createPolicy('storefront-sign-in', { createScriptURL: (given) => given });
  return policy?.createScriptURL(url) ?? url;
}

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
