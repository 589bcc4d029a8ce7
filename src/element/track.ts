import { hasBeenVisible, whenVisible } from '../page/visibility.js';
import { pushToDataLayer } from './data-layer.js';
import type { WidgetDefinition } from './definition.js';
import type { commonEvents, TrackDetail } from './events.definition.js';
import { commonDetail } from './every-widget.js';
import type { WidgetHost } from './host.js';
import { isPersonal } from './personal.js';
import type { TrackName, TrackParams } from './track-params.js';

type Tracking = WidgetDefinition & { readonly events: typeof commonEvents };

/**
 * Sends `storefront-track` and pushes the same to the data layer (contract section 7). Call it once per action, before
 * its consequences: a page may respond to those by removing the widget or by leaving. What happens before the visitor
 * sees the page counts once they do, unless the widget is gone by then.
 * @param params what was chosen. Text that may reveal who chose it is left out.
 */
export function track<N extends TrackName>(
  host: WidgetHost<Tracking>,
  name: N,
  params: TrackParams[N],
): void {
  const { element } = host;
  if (!hasBeenVisible()) {
    void whenVisible().then(() => element.isConnected && track(host, name, params));
    return;
  }
  const sent = {
    ...Object.fromEntries(Object.entries(params).filter(([, value]) => value && !isPersonal(String(value)))),
    widget: element.dataset.storefrontComponent ?? element.localName.replace('storefront-', ''),
    ...commonDetail(),
  };
  // The params belong to the name.
  host.emit('storefront-track', { name, params: sent } as unknown as TrackDetail);
  pushToDataLayer({ event: name, ...sent });
}
