import { store } from '../../src/state/store.js';
import { addMarkup } from '../support/stage.js';
import { until } from '../support/until.js';
import { awardOf, type WheelElement } from './wheel-page.js';

/** Returns a server that remembers its draws by key. Each new key gets the next sector. */
export function keyedDraw() {
  const draws = new Map<string, number>();
  return {
    draws,
    answer: ({ query }: { readonly query: URLSearchParams }) => {
      const key = query.get('key') ?? '';
      if (!draws.has(key)) draws.set(key, draws.size + 4);
      return awardOf(draws.get(key) ?? 0);
    },
  };
}

/** Opens a separate page with a wheel, whose calls are answered here. */
export async function openTab(): Promise<{ frame: HTMLIFrameElement; wheel: () => WheelElement }> {
  const place = addMarkup('<iframe width="900" height="700"></iframe>');
  const [frame] = place.querySelectorAll('iframe');
  if (!frame) throw new Error('one was added');
  frame.src = `/test/prize-wheel/pages/wheel.html?api=${store.getState().bigdata.config.api}`;
  const wheel = () => {
    const found = frame.contentDocument?.querySelector<WheelElement>('storefront-prize-wheel');
    if (!found) throw new Error('no wheel');
    return found;
  };
  await isReadyTab(wheel);
  return { frame, wheel };
}

export const isReadyTab = (wheel: () => Element) =>
  until(() => {
    try {
      return wheel().shadowRoot?.querySelector('[part=button]');
    } catch {
      return null; // the page is still loading
    }
  }, 'the other page’s wheel is not ready');
