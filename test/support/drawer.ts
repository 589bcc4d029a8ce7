import '../../src/drawer/define.js';
import { configure, setBigdata, store } from '../../src/state/store.js';
import { removeAddedDialogs } from './added-dialogs.js';
import { type Answer, answers, type Call } from './answers.js';
import { addMarkup } from './stage.js';
import { until } from './until.js';

export type DrawerElement = HTMLElement & { open: boolean; show(): unknown; hide(): unknown };

afterEach(async () => {
  configure({ lang: null, partner: null, site: null });
  store.setState(({ user }) => ({ user: { ...user, info: null } }));
  removeAddedDialogs();
});

const categories = (firstId: number, names: readonly string[]) =>
  names.map((cat_name, index) => ({ cat_id: firstId + index, cat_name }));

/** Seven departments, of which the first has subcategories, one overseas department, and seven factory departments. */
export const menu = {
  category: [
    { cat_id: 1, cat_name: 'Tires', son_category: categories(11, ['Summer', 'Winter', 'All season']) },
    ...categories(2, ['Lighting', 'Tools', 'Audio', 'Seats', 'Paint', 'Racks']),
  ],
  oversea: [{ cat_id: 31, cat_name: 'Electronics', son_category: null }],
  factory: categories(41, ['Bolts', 'Pumps', 'Filters', 'Hoses', 'Cables', 'Gaskets', 'Valves']),
};

/** Adds a closed drawer to the page. @param replies the server's replies, by path; those of `menu` by default */
export async function addDrawer(
  replies: Readonly<Record<string, Answer>> = {},
  markup = '<storefront-drawer></storefront-drawer>',
): Promise<{ element: DrawerElement; calls: readonly Call[] }> {
  setBigdata({ menu: { status: 'idle' } });
  const calls = answers({
    '/pc/indexCategory': () => menu,
    '/common/getConfig': () => ({ content: '', value: '' }),
    '/pc/user/getUserUUID': () => ({ uuid: '00000000-0000-4000-8000-000000000001' }),
    ...replies,
  });
  const element = addMarkup(markup).querySelector<DrawerElement>('storefront-drawer');
  if (!element) throw new Error('The markup has no drawer');
  await until(() => element.shadowRoot?.querySelector('.base'), 'the drawer did not render');
  return { element, calls };
}

/** Adds an open drawer and waits for its departments. */
export async function openDrawer(replies: Readonly<Record<string, Answer>> = {}) {
  const added = await addDrawer(replies);
  added.element.show();
  await appears(added.element, 'Shop by Department');
  return added;
}

const findAll = (element: Element, selector: string): HTMLElement[] => [
  ...(element.shadowRoot?.querySelectorAll<HTMLElement>(selector) ?? []),
];

/** Returns the dialog of a drawer, or null before it has rendered. */
export const dialog = (element: Element) => element.shadowRoot?.querySelector('dialog') ?? null;
/** Returns the texts of the visible entries. */
export const entries = (element: Element): string[] =>
  findAll(element, '.entry').map(({ textContent }) => textContent ?? '');
/** Returns the entry with a text, or throws. */
export function entry(element: Element, text: string): HTMLElement {
  const found = findAll(element, '.entry, .greeting, .primary').find(
    ({ textContent }) => textContent === text,
  );
  if (!found) throw new Error(`No ${text} among ${entries(element)}`);
  return found;
}
/** Waits until a text is visible. */
export const appears = (element: Element, text: string): Promise<void> =>
  until(
    () => findAll(element, 'dialog *').some((node) => node.textContent === text),
    `${text} did not appear`,
  );
