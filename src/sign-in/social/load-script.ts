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
