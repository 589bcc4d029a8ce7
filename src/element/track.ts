import { store } from '../state/store.js';
import { pushToDataLayer } from './data-layer.js';
import type { WidgetDefinition } from './definition.js';
import type { commonEvents, TrackDetail } from './events.definition.js';
import { commonDetail } from './every-widget.js';
import type { WidgetHost } from './host.js';
import type { TrackName, TrackParams } from './track-params.js';

type Tracking = WidgetDefinition & { readonly events: typeof commonEvents };

/**
 * Sends `storefront-track`, and pushes the same to the data layer (contract section 7). To be called once, at the act of
 * the shopper, before what follows from it: a page may answer that by removing the widget, or by leaving.
 * @param params what was chosen. A text that may tell who chose it is left out.
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
  // The params are those of the name.
  host.emit('storefront-track', { name, params: told } as unknown as TrackDetail);
  pushToDataLayer({ event: name, ...told });
}

/** An email, seven digits as in a phone number, a token, or a uuid. */
const pattern = /\S(@|%40)\S|(\p{Nd}[\s()+./_-]*){7}|(?=\w{0,99}\d)\w{20}|[\da-f]{8}-[\da-f]{4}-/iu;

/** A text as its words, in which another is found whatever stands between them. */
const words = (text: string): string =>
  ` ${text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()} `;

/** The texts in a value, however deep. */
const textsIn = (value: unknown): string[] =>
  typeof value === 'object' && value ? Object.values(value).flatMap(textsIn) : [String(value)];

/** Whether a text may tell who the shopper is: by what it looks like, or by what the page knows of the shopper. */
function isPersonal(text: string): boolean {
  const { user, loginInfo, addressindex } = store.getState();
  const { zip, city, book } = addressindex;
  const told = words(text);
  return (
    pattern.test(text.normalize('NFKC')) ||
    textsIn([user, loginInfo, zip, city, book?.list.data]).some(
      // Shorter ones, and small numbers, are flags and counts.
      (known) =>
        words(known).length > 4 && !/^(\d{1,4}|null|true|false)$/.test(known) && told.includes(words(known)),
    )
  );
}
