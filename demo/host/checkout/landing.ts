/** The parameters that tell an order where the shopper came from. */
const NAMES = ['partner', 'utm_source', 'utm_medium', 'utm_campaign'];
const KEY = 'landing';

const pick = (params: URLSearchParams): Record<string, string> =>
  Object.fromEntries(
    NAMES.flatMap((name) => (params.get(name) ? [[name, (params.get(name) ?? '').slice(0, 100)]] : [])),
  );

/** Keeps the address's partner and campaign until the tab is closed. A landing without any keeps earlier ones. */
export function saveLanding(): void {
  const landing = pick(new URLSearchParams(location.search));
  if (Object.keys(landing).length === 0) return;
  try {
    sessionStorage.setItem(KEY, new URLSearchParams(landing).toString());
  } catch {
    // If storage is denied, nobody knows where the shopper came from.
  }
}

/** Returns what was stored, as the fields of an order. */
export function readLanding(): Record<string, string> {
  try {
    return pick(new URLSearchParams(sessionStorage.getItem(KEY) ?? ''));
  } catch {
    return {};
  }
}
