import { store } from '../state/store.js';

/** What a tag manager has on a page; it is the page's, so nothing of it is certain. */
const page = globalThis as { dataLayer?: unknown; google_tag_data?: unknown };

/**
 * Pushes to `window.dataLayer` where the configuration wants that and there is consent (contract section 7). What comes
 * before consent is dropped, and nothing is made or kept.
 */
export function pushToDataLayer(entry: Readonly<Record<string, unknown>>): void {
  const { analytics, consent } = store.getState().bigdata.config;
  if (!analytics) return;
  try {
    const layer = page.dataLayer ?? [];
    // What the page configured itself comes before Google's consent mode.
    if (!Array.isArray(layer) || !(consent ? consent === 'granted' : isGranted(layer))) return;
    page.dataLayer = layer;
    layer.push(entry);
  } catch {
    // a layer that cannot be written to: the widget goes on without it
  }
}

/**
 * Whether Google's consent mode grants `analytics_storage`: as the tag resolved it, where it is loaded, else by the
 * commands that wait for it. https://developers.google.com/tag-platform/security/guides/consent
 */
function isGranted(layer: readonly unknown[]): boolean {
  const { update, default: preset } = Object(
    Object(Object(Object(page.google_tag_data).ics).entries).analytics_storage,
  );
  const resolved: unknown = update ?? preset;
  if (typeof resolved === 'boolean') return resolved;
  const told: Record<string, unknown> = {};
  for (const command of layer) {
    const { 0: name, 1: kind, 2: state } = Object(command);
    const { analytics_storage: value, region } = Object(state);
    // A grant for some regions may not be the shopper's; a refusal counts.
    if (name === 'consent' && value && !(region && value === 'granted')) told[kind] = value;
  }
  return (told.update ?? told.default) === 'granted';
}
