import { expect } from '@open-wc/testing';
import { configure, store } from '../../src/state/store.js';
import { Refusal } from '../support/answers.js';
import { addDrawer, appears, dialog, entries, entry, openDrawer } from '../support/drawer.js';
import { prevented } from '../support/prevented.js';
import { until } from '../support/until.js';

const pathAndQuery = (element: HTMLElement) => {
  const { pathname, search } = new URL((element as HTMLAnchorElement).href); // the entry is a link
  return pathname + search;
};
const focused = (element: Element) => element.shadowRoot?.activeElement?.textContent;

describe('the main menu', () => {
  it('has the shipping times, five departments, and five factories', async () => {
    const { element } = await openDrawer();
    expect(entries(element)).to.deep.equal([
      ...['Cars', '2-4 days shipping', '9-21 days shipping'],
      ...['Tires', 'Lighting', 'Tools', 'Audio', 'Seats', 'See All'],
      ...['Bolts', 'Pumps', 'Filters', 'Hoses', 'Cables', 'See All'],
    ]);
    await appears(element, 'Buy wholesale directly from factories');
  });

  it('shows all entries, and fewer again', async () => {
    const { element } = await openDrawer();
    const toggle = entry(element, 'See All');
    expect(toggle.ariaExpanded).to.equal('false');
    toggle.click();
    await until(() => entries(element).includes('Racks'));
    expect(entry(element, 'See Less').ariaExpanded).to.equal('true');
    expect(entries(element)).to.not.include('Valves');
    entry(element, 'See Less').click();
    await until(() => !entries(element).includes('Racks'));
  });

  it('links to the goods of a department, of a shipping time, and of factories', async () => {
    const { element } = await openDrawer();
    expect(pathAndQuery(entry(element, 'Lighting'))).to.equal('/content/classifyZone?cat_id=2&is_oversea=0');
    expect(pathAndQuery(entry(element, '2-4 days shipping'))).to.equal('/content/classifyZone?is_oversea=0');
    expect(pathAndQuery(entry(element, 'Bolts'))).to.equal('/content/factorZone?cat_id=41');
  });

  it('links to the cars', async () => {
    const { element } = await openDrawer();
    expect(pathAndQuery(entry(element, 'Cars'))).to.equal('/categories');
  });

  it('closes when the shopper follows a link', async () => {
    const jumps = prevented('storefront-navigate');
    const { element } = await openDrawer();
    entry(element, 'Lighting').click();
    await until(() => dialog(element) === null);
    expect(jumps).to.have.length(1);
  });

  it('still links to the overseas zone when there are no goods from overseas', async () => {
    const { element } = await openDrawer({
      '/pc/indexCategory': () => ({ category: [], oversea: [], factory: null }),
    });
    expect(pathAndQuery(entry(element, '9-21 days shipping'))).to.equal('/content/classifyZone?is_oversea=1');
    expect(element.shadowRoot?.textContent).to.not.contain('factories');
  });

  it('is in the language of the page', async () => {
    const { element } = await openDrawer();
    configure({ lang: 'fr' });
    await appears(element, 'Nos rayons');
  });
});

describe('a department', () => {
  it('has its parts, and a way back to MAIN MENU', async () => {
    const { element } = await openDrawer();
    entry(element, 'Tires').click();
    await until(() => entries(element)[0] === 'MAIN MENU');
    expect(entries(element)).to.deep.equal([
      'MAIN MENU',
      'Everything in “Tires”',
      'Summer',
      'Winter',
      'All season',
    ]);
    expect(focused(element)).to.equal('MAIN MENU');
    expect(pathAndQuery(entry(element, 'Winter'))).to.equal('/content/classifyZone?cat_id=12&is_oversea=0');
    entry(element, 'MAIN MENU').click();
    await until(() => focused(element) === 'Tires');
  });

  it('shows all of five parts, since only longer lists collapse', async () => {
    const son_category = ['A', 'B', 'C', 'D', 'E'].map((cat_name, index) => ({
      cat_id: 11 + index,
      cat_name,
    }));
    const { element } = await openDrawer({
      '/pc/indexCategory': () => ({
        category: [{ cat_id: 1, cat_name: 'Tires', son_category }],
        oversea: [],
        factory: [],
      }),
    });
    entry(element, 'Tires').click();
    await until(() => entries(element)[0] === 'MAIN MENU');
    expect(entries(element).slice(2)).to.deep.equal(['A', 'B', 'C', 'D', 'E']);
  });

  it('begins with five parts again after another one was shown in full', async () => {
    const department = (cat_id: number, cat_name: string) => ({
      cat_id,
      cat_name,
      son_category: [1, 2, 3, 4, 5, 6].map((part) => ({
        cat_id: 10 * cat_id + part,
        cat_name: `${cat_name} ${part}`,
      })),
    });
    const { element } = await openDrawer({
      '/pc/indexCategory': () => ({
        category: [department(1, 'Tires'), department(2, 'Tools')],
        oversea: [],
        factory: [],
      }),
    });
    entry(element, 'Tires').click();
    await until(() => entries(element)[0] === 'MAIN MENU');
    entry(element, 'See All').click();
    await until(() => entries(element).includes('Tires 6'));
    entry(element, 'MAIN MENU').click();
    await until(() => entries(element).includes('Tools'));
    entry(element, 'Tools').click();
    await until(() => entries(element)[0] === 'MAIN MENU');
    expect(entries(element).slice(-2)).to.deep.equal(['Tools 5', 'See All']);
  });

  it('from overseas has its own link', async () => {
    const { element } = await openDrawer();
    entry(element, '9-21 days shipping').click();
    await until(() => entries(element).includes('Electronics'));
    expect(pathAndQuery(entry(element, 'Electronics'))).to.equal(
      '/content/classifyZone?cat_id=31&is_oversea=1',
    );
  });
});

describe('the greeting', () => {
  it('is Sign in for a guest, and opens the dialog', async () => {
    const { element } = await openDrawer();
    entry(element, 'Sign in').click();
    await until(() => document.querySelector('storefront-sign-in')?.hasAttribute('open'));
    await until(() => dialog(element) === null);
  });

  it('is the name of a shopper, and links to the account', async () => {
    store.setState(({ user }) => ({ user: { ...user, info: { uname: 'Dana $& Demo' } } }));
    const { element } = await openDrawer();
    expect(pathAndQuery(entry(element, 'Hello, Dana $& Demo'))).to.equal('/content/account');
  });

  it('is there for a shopper without a name, too', async () => {
    store.setState(({ user }) => ({ user: { ...user, info: { user_id: 1 } } }));
    const { element } = await openDrawer();
    entry(element, 'Hello');
  });
});

describe('departments that do not load', () => {
  for (const [what, answer] of Object.entries<() => unknown>({
    refused: () => new Refusal(500, 'Closed today'),
    'in an unexpected format': () => ({ category: [{ cat_id: {} }] }),
  })) {
    it(`show a message, and can be requested again: ${what}`, async () => {
      let isBroken = true;
      const { element } = await addDrawer({
        '/pc/indexCategory': () => (isBroken ? answer() : { category: [], oversea: [], factory: [] }),
      });
      element.show();
      await appears(element, 'We couldn’t load the departments');
      expect(entries(element)).to.deep.equal(['Cars', '2-4 days shipping', '9-21 days shipping']);
      isBroken = false;
      entry(element, 'Try again').click();
      await appears(element, 'Shop by Department');
    });
  }

  it('leave the title and the entries uncovered by the message', async () => {
    const { element } = await addDrawer({ '/pc/indexCategory': () => new Refusal(500, 'Closed today') });
    element.show();
    const message = () => element.shadowRoot?.querySelector('.message')?.getBoundingClientRect();
    await until(message);
    for (const covered of element.shadowRoot?.querySelectorAll('.dialog-head, .greeting, .section') ?? [])
      expect(message()?.top).to.be.at.least(covered.getBoundingClientRect().bottom);
  });
});
