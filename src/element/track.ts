import { store } from '../state/store.js';
import { pushToDataLayer } from './data-layer.js';
import type { WidgetDefinition } from './definition.js';
import type { commonEvents, TrackDetail } from './events.definition.js';
import { commonDetail } from './every-widget.js';
import type { WidgetHost } from './host.js';
import type { TrackName, TrackParams } from './track-params.js';

type Tracking = WidgetDefinition & { readonly events: typeof commonEvents };

/**
 * Sends `storefront-track` and pushes the same to the data layer (contract section 7). Call it once per action, before
 * its consequences: a page may respond to those by removing the widget or by leaving.
 * @param params what was chosen. Text that may reveal who chose it is left out.
 */
export function track<N extends TrackName>(
  host: WidgetHost<Tracking>,
  name: N,
  params: TrackParams[N],
): void {
  const { element } = host;
  const told = {
    ...Object.fromEntries(Object.entries(params).filter(([, value]) => value && !isPersonal(String(value)))),
    widget: element.dataset.storefrontComponent ?? element.localName.replace('storefront-', ''),
    ...commonDetail(),
  };
  // The params belong to the name.
  host.emit('storefront-track', { name, params: told } as unknown as TrackDetail);
  pushToDataLayer({ event: name, ...told });
}

/** An email, seven digits as in a phone number, a token, or a UUID. Browsers compile it 3 times as fast without `i`. */
const pattern = /\S(@|%40)\S|(\p{Nd}[\s()+./_-]*){7}|(?=\w{0,99}\d)\w{20}|[\da-fA-F]{8}-[\da-fA-F]{4}-/u;

/** Reduces text to its words, so that another text can be found in it regardless of what separates the words. */
function words(text: string): string {
  const plain = text.normalize('NFKC').toLowerCase();
  // Most texts are ASCII, and a browser compiles Unicode's classes when they are first needed, as a shopper chooses.
  const others = /^[ -~]*$/.test(plain) ? /[^a-z\d]+/g : /[^\p{L}\p{M}\p{N}]+/gu;
  return ` ${plain.replace(others, ' ').trim()} `;
}

/** Returns the texts in a value, at any depth. */
const textsIn = (value: unknown): string[] =>
  typeof value === 'object' && value ? Object.values(value).flatMap(textsIn) : [String(value)];

/** Returns whether text may reveal the shopper: it looks personal, or the page knows it about them. */
function isPersonal(text: string): boolean {
  const { user, loginInfo, addressindex } = store.getState();
  const { zip, city, book } = addressindex;
  const told = words(text);
  return (
    pattern.test(text.normalize('NFKC')) ||
    textsIn([user, loginInfo, zip, city, book?.list.data]).some((known) => {
      if (/^(\d{1,4}|null|true|false)?$/.test(known)) return false; // a flag or a count
      const part = words(known);
      return part.length > 4 && told.includes(part);
    })
  );
}
