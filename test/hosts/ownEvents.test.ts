import { expect } from '@open-wc/testing';
import { isMatrix } from '../support/once.js';
import { until } from '../support/until.js';
import { type Host, openMarkup, patience } from './frame.js';
import { everyWidget } from './widgets.js';

type Act = (element: Element) => void;

/** Returns an act that clicks the match for a selector in an element. */
const click =
  (selector: string): Act =>
  ({ shadowRoot }) =>
    shadowRoot?.querySelector<HTMLElement>(selector)?.click();

const search = click('[type=submit]');

function sendForm(element: Element): void {
  const root = element.querySelector('form') ?? element.shadowRoot;
  for (const field of root?.querySelectorAll('input') ?? []) {
    if (field.type === 'radio') continue;
    field.value =
      field.type === 'password' ? 'demo123' : field.part.contains('field') ? '90210' : 'dana@example.com';
    field.dispatchEvent(new Event('input', { bubbles: true, composed: true }));
  }
  root?.querySelector<HTMLElement>('[type=submit]')?.click();
}

/** Each widget's events: the tag, its attributes, the event, a selector to wait for, and the shopper's act. */
const cases: readonly (readonly [tag: string, attributes: string, event: string, there: string, act: Act])[] =
  [
    ...everyWidget.map(([tag, attributes]) => [tag, attributes, 'ready', '*', () => {}] as const),
    ['storefront-car-search', '', 'search', '[role=combobox]', search],
    ['storefront-car-search', '', 'navigate', '[role=combobox]', search],
    [
      'storefront-car-search',
      '',
      'car-change',
      '[role=combobox]',
      (element) => {
        click('[part=make] [role=combobox]')(element);
        element.shadowRoot?.querySelectorAll<HTMLElement>('[role=option]')[1]?.click();
      },
    ],
    ['storefront-header', '', 'search', '[role=combobox]', search],
    ['storefront-header', '', 'navigate', 'nav a', click('nav a')],
    ['storefront-header', '', 'menu-open', '[part=menu]', click('[part=menu]')],
    ['storefront-footer', '', 'navigate', 'a[part=link]', click('a[part=link]')],
    ['storefront-drawer', 'open', 'close', '[part=close]', click('[part=close]')],
    ['storefront-drawer', 'open', 'navigate', 'a.entry', click('a.entry')],
    [
      'storefront-language',
      '',
      'language-change',
      'select',
      ({ shadowRoot }) => {
        const field = shadowRoot?.querySelector('select');
        if (!field) return;
        field.value = field.value === 'fr' ? 'ru' : 'fr';
        field.dispatchEvent(new Event('change', { bubbles: true }));
      },
    ],
    ['storefront-location', 'open', 'close', '[part=close]', click('[part=close]')],
    ['storefront-location', 'open', 'location-change', 'input[part=field]', sendForm],
    ['storefront-prize-popup', 'open', 'close', '[part=close]', click('[part=close]')],
    ['storefront-prize-popup', 'open', 'claim', '[part~=tile]', click('[part~=tile]')],
    ['storefront-prize-popup', 'open', 'navigate', '[part~=tile]', click('[part~=tile]')],
    ['storefront-prize-wheel', '', 'spin-start', '[part=button]', click('[part=button]')],
    [
      'storefront-prize-wheel',
      '',
      'prize',
      '[part=button]',
      (element) => {
        click('[part=button]')(element);
        // Its animation is scheduled as soon as the server has answered.
        for (const animation of element.shadowRoot?.getAnimations() ?? [])
          if (Number(animation.effect?.getTiming().duration) < 60_000) animation.finish();
      },
    ],
    ['storefront-sign-in', 'open', 'close', '[part=close]', click('[part=close]')],
    ['storefront-sign-in', 'page', 'sign-in', 'slot', sendForm],
    ['storefront-sign-in', 'page', 'navigate', 'slot', sendForm],
  ];

/** What the page does to the element during the event. */
const harms: Readonly<Record<string, (element: Element, place: Element) => void>> = {
  moved: (element, place) => place.append(element),
  removed: (element) => element.remove(),
  'removed and inserted elsewhere': (element, place) => {
    element.remove();
    place.append(element);
  },
};

const visitor = `<script>
  document.cookie = 'portal_myCookie=token-1; path=/';
  localStorage.setItem('userInfo', '{"uname":"Dana"}');
</script>`;

function forget(): void {
  localStorage.clear();
  sessionStorage.clear();
  for (const name of ['myCookie', 'userInfo', 'NewLang', 'locale', 'prizeShown']) {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every engine
    document.cookie = `portal_${name}=; path=/; max-age=0`;
  }
}

describe('hostile-host 19: elements moved or removed inside each of their own events', () => {
  beforeEach(forget);
  afterEach(forget);

  async function frames(host: Host): Promise<void> {
    for (let frame = 0; frame < 3; frame++)
      await new Promise((next) => host.frame.contentWindow?.requestAnimationFrame(next));
  }

  // Each event gets one of the harms, in turn. With `npm run test:matrix`, each gets all of them.
  const harmsOf = (index: number) =>
    Object.entries(harms).filter((_, turn) => isMatrix || turn === index % 3);

  for (const [index, [tag, attributes, event, there, act]] of cases.entries())
    it(`${tag}: ${event}`, async () => {
      const isGuest = tag === 'storefront-sign-in';
      for (const [name, harm] of harmsOf(index)) {
        forget();
        // A shop of its own: a shopper has only so many spins.
        const shop = `whole/own-events-${index}-${name.replaceAll(' ', '-')}`;
        const host = await openMarkup(`${isGuest ? '' : visitor}<main></main><aside></aside>`, shop);
        const [main, aside] = [...host.document.querySelectorAll('main, aside')];
        if (!main || !aside) throw new Error('they are in the markup');
        let count = 0;
        main.innerHTML = `<${tag} ${attributes}></${tag}>`;
        const [element] = main.children;
        if (!element) throw new Error('it is in the markup');
        // If the element has been removed, its events no longer reach the document.
        element.addEventListener('storefront-navigate', (jump) => jump.preventDefault());
        element.addEventListener(`storefront-${event}`, () => {
          count += 1;
          if (count === 1) harm(element, aside);
        });
        await until(() => count || element.shadowRoot?.querySelector(there), `no ${there}`, patience);
        const isHeard = () => {
          if (!count) act(element);
          return count;
        };
        await until(isHeard, `no ${event} to be ${name} in: ${host.faults.join()}`, {
          ...patience,
          interval: 50,
        });
        await frames(host);
        expect(host.faults, name).to.deep.equal([]);
        if (name === 'removed') {
          expect(element.shadowRoot?.childElementCount, 'it is torn down').to.equal(0);
          aside.append(element);
        }
        await until(() => element.shadowRoot?.childElementCount, `${name}, it did not render`, patience);
        await frames(host);
        expect(host.faults, name).to.deep.equal([]);
        host.frame.remove();
      }
    });

  it('storefront-account-menu: sign-out, after which the page reloads', async () => {
    for (const [name, harm] of Object.entries(harms)) {
      forget();
      const host = await openMarkup(
        `${visitor}<storefront-account-menu></storefront-account-menu><aside></aside>`,
      );
      const element = host.document.querySelector('storefront-account-menu');
      const aside = host.document.querySelector('aside');
      if (!element || !aside) throw new Error('they are in the markup');
      const { faults } = host; // those of this page, not the next one
      let count = 0;
      element.addEventListener('storefront-sign-out', () => {
        count += 1;
        harm(element, aside);
      });
      const isLoaded = new Promise((load) => host.frame.addEventListener('load', load, { once: true }));
      await until(() => element.shadowRoot?.querySelector('[part=button]'), 'no button', patience);
      click('[part=button]')(element);
      await until(() => element.shadowRoot?.querySelector('[part=sign-out]'), 'no way out', patience);
      click('[part=sign-out]')(element);
      await isLoaded;
      expect(count, name).to.equal(1);
      expect(faults, name).to.deep.equal([]);
      host.frame.remove();
    }
  });
});
