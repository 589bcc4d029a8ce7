import { store } from '../state/store.js';

/** A tag manager's globals. They belong to the page, so nothing about them is certain. */
const page = globalThis as { dataLayer?: unknown; google_tag_data?: unknown };

/**
 * Pushes to `window.dataLayer` if the configuration enables it and the shopper consented (contract section 7). Before
 * consent, entries are dropped, and nothing is created or stored.
 */
export function pushToDataLayer(entry: Readonly<Record<string, unknown>>): void {
  const { analytics, consent } = store.getState().bigdata.config;
  if (!analytics) return;
  try {
    const layer = page.dataLayer ?? [];
    // The page's own configuration takes precedence over Google's consent mode.
    if (!Array.isArray(layer) || !(consent ? consent === 'granted' : isGranted(layer))) return;
    page.dataLayer = layer;
    layer.push(entry);
  } catch {
    // a layer that cannot be written to: the widget goes on without it
  }
}

/**
 * Returns whether Google's consent mode grants `analytics_storage`: as the tag resolved it if it's loaded, or else by
 * the commands queued for it. https://developers.google.com/tag-platform/security/guides/consent
 */
function isGranted(layer: readonly unknown[]): boolean {
  const { update, default: preset } = Object(
    Object(Object(Object(page.google_tag_data).ics).entries).analytics_storage,
  );
  const resolved: unknown = update ?? preset;
  if (typeof resolved === 'boolean') return resolved;
  const states: Record<string, unknown> = {};
  for (const command of layer) {
    const { 0: name, 1: kind, 2: state } = Object(command);
    const { analytics_storage: value, region } = Object(state);
    // A grant for certain regions may not apply to the shopper. A denial always counts.
    if (name === 'consent' && value && !(region && value === 'granted')) states[kind] = value;
  }
  return (states.update ?? states.default) === 'granted';
}
