/** Every page of the shop, once. Whatever else has something for each page looks it up by its name. */

interface Page {
  /**
   * Its paths. `:id` stands for one segment; letter case and a slash at the end don't matter. The first is the one that
   * `pathTo` returns.
   */
  readonly paths: readonly [string, ...string[]];
  /** The site that has it: `sellers` for the app of sellers and factories, else the storefront. */
  readonly site?: 'sellers';
  /** Whether the phone site has it too, at the same path below `/m`. */
  readonly isOnPhones?: true;
  /** Whether the server renders it. All other pages are rendered by the browser alone. */
  readonly isServerRendered?: true;
  /**
   * How the server describes it to search engines and social networks (`demo/server/site/describe-page.ts`): by its texts under
   * `head` in `demo/server/site/messages`, or by what it shows. Without this, it isn't indexed.
   */
  readonly head?: 'texts' | 'list' | 'product' | 'chosen' | 'department' | 'store';
  /** Whether `sitemap.xml` has its first path. What is of the catalog, such as a product, is listed one by one. */
  readonly isInSitemap?: true;
  /** Whether it is of no use to search engines, since it shows a shopper's own things. `robots.txt` says so. */
  readonly isPersonal?: true;
  /** What the page's head preloads, where most visits start. */
  readonly preload?: Preload;
}

interface Preload {
  /** The module of the page in the demo's source, without an extension. */
  readonly module: string;
  /** The folders in the demo's source whose texts it shows. */
  readonly texts: readonly string[];
  readonly widgets?: readonly string[];
}

/** The texts of a card for cars or goods. */
const OF_CARDS = ['host/catalog', 'host/cart', 'host/favorites'] as const;

/** What all lists of cars or goods have in common. */
const LIST = {
  isOnPhones: true,
  isServerRendered: true,
  head: 'list',
  preload: { module: 'host/catalog/CategoriesPage', texts: OF_CARDS },
} as const;

/** A page for departments and stores, which begins by a placeholder. */
const zone = <Module extends string>(module: Module) =>
  ({
    isOnPhones: true,
    preload: { module: `host/zones/${module}`, texts: [...OF_CARDS, 'host/zones'] },
  }) as const;

/** A page about the shop. */
const ABOUT_SHOP = { isServerRendered: true, head: 'texts', isInSitemap: true } as const;

/** A legal document. */
const LEGAL = { ...ABOUT_SHOP, preload: { module: 'host/legal/LegalPage', texts: [] } } as const;

export const PAGES = {
  home: {
    paths: ['/', '/index-old'],
    isOnPhones: true,
    isServerRendered: true,
    head: 'texts',
    isInSitemap: true,
    preload: { module: 'host/home/HomePage', texts: OF_CARDS, widgets: ['car-search'] },
  },

  categories: { ...LIST, paths: ['/categories'], isInSitemap: true },
  goods: { ...LIST, paths: ['/products'] },
  category: { ...LIST, paths: ['/categories/:id'] },
  product: {
    paths: ['/products/:id', '/detail'],
    isOnPhones: true,
    isServerRendered: true,
    head: 'product',
    preload: { module: 'host/product/ProductPage', texts: [...OF_CARDS, 'host/product'] },
  },
  store: { ...zone('StorePage'), paths: ['/store/:id'], head: 'store' },
  stores: { ...zone('StoresPage'), paths: ['/stores'], head: 'texts', isInSitemap: true },
  departments: { ...zone('ClassifyPage'), paths: ['/content/classify'] },
  shippingZone: { ...zone('ClassifyZonePage'), paths: ['/content/classifyZone'], head: 'department' },
  factoryZone: { ...zone('FactorZonePage'), paths: ['/content/factorZone'] },
  deals: { ...zone('DealsPage'), paths: ['/content/daysDeals'] },
  kindOfGoods: { ...zone('HomeClassPage'), paths: ['/content/homeClass'], head: 'chosen' },
  storeOpening: { ...zone('OpeningPage'), paths: ['/content/grandopening'] },

  cart: { paths: ['/content/shopCartNew'], isPersonal: true },
  checkout: { paths: ['/content/createOrder'], isPersonal: true },
  payment: { paths: ['/content/payment'], isPersonal: true },
  /** Where a mailed link leads. Its token is behind `#`, which browsers send to no server and in no referrer. */
  guestOrder: { paths: ['/content/guestOrder'], isPersonal: true },
  orders: { paths: ['/content/order'], isPersonal: true },
  order: { paths: ['/content/order/:id'], isPersonal: true },
  invoice: { paths: ['/content/order/:id/invoice'], isPersonal: true },
  returnForm: { paths: ['/content/order/:id/return'], isPersonal: true },
  return: { paths: ['/content/order/:id/returns/:returnId'], isPersonal: true },

  about: {
    ...ABOUT_SHOP,
    paths: ['/about', '/content/AboutUs'],
    preload: { module: 'host/company/AboutPage', texts: ['host/company'] },
  },
  contact: {
    ...ABOUT_SHOP,
    paths: ['/contact', '/content/contactUs'],
    preload: { module: 'host/company/ContactPage', texts: ['host/company', 'shared/forms'] },
  },
  terms: { ...LEGAL, paths: ['/termsAndConditions', '/content/termsAndConditions'] },
  privacy: { ...LEGAL, paths: ['/Privacy-policy', '/content/Privacy-policy'] },
  refunds: { ...LEGAL, paths: ['/refund-and-returns-policy'] },

  signIn: { paths: ['/sign-in'], isPersonal: true },
  register: { paths: ['/register'], isPersonal: true },
  reset: { paths: ['/modification'], isPersonal: true },

  account: { paths: ['/content/account'], isPersonal: true },
  wishlist: { paths: ['/content/storeCollect'], isPersonal: true },
  history: { paths: ['/content/history/MyBrowsingHistory'], isPersonal: true },
  coupons: { paths: ['/content/discount'], isPersonal: true },
  points: { paths: ['/content/haoMeccle', '/haoMeccle'], isPersonal: true },
  assets: { paths: ['/content/assets'], isPersonal: true },
  recommendation: { paths: ['/Recommendation', '/content/Recommendation'], isPersonal: true },
  profile: { paths: ['/content/history/YourProfile'], isPersonal: true },
  addresses: { paths: ['/address/2', '/content/address/2'], isPersonal: true },
  notifications: { paths: ['/content/information'], isPersonal: true },
  password: { paths: ['/replacement', '/content/replacement'], isPersonal: true },
  closeAccount: { paths: ['/AccountCancellation', '/content/AccountCancellation'], isPersonal: true },
  promotion: { paths: ['/content/Promotion'] },
  /** Checks a round of the prize wheel. */
  fair: { paths: ['/content/Promotion/fair'] },

  sellerCentral: {
    paths: ['/content/sellerCentral'],
    site: 'sellers',
    head: 'texts',
    isInSitemap: true,
    preload: { module: 'sellers/CentralPage', texts: ['sellers'] },
  },
  sellerSteps: { paths: ['/content/fourStep'], site: 'sellers', head: 'texts', isInSitemap: true },
  factoryMember: {
    paths: ['/content/FactoryMember'],
    site: 'sellers',
    head: 'texts',
    isInSitemap: true,
  },

  /** The content of the store, for developers. */
  state: { paths: ['/vuex'], isPersonal: true },
  error: { paths: ['/error'] },
} as const satisfies Readonly<Record<string, Page>>;

export type PageName = keyof typeof PAGES;

/** The names of the pages whose entry has this. */
type PagesWith<Entry> = {
  [Name in PageName]: (typeof PAGES)[Name] extends Entry ? Name : never;
}[PageName];

export type PhonePage = PagesWith<{ readonly isOnPhones: true }>;
export type SellerPage = PagesWith<{ readonly site: 'sellers' }>;
/** A page that the server describes by texts of its own, which have its name. */
export type PageWithTexts = PagesWith<{ readonly head: 'texts' }>;
export type HeadKind = NonNullable<Page['head']>;

export const PAGE_NAMES = Object.keys(PAGES) as PageName[]; // the keys of a const object

/** Returns a page's entry, in which what it doesn't have is undefined. */
export const entryOf = (name: PageName): Page => PAGES[name];

const isOfSellers = (name: PageName): name is SellerPage => entryOf(name).site === 'sellers';
export const SELLER_PAGES = PAGE_NAMES.filter(isOfSellers);

export const hasTexts = (name: PageName): name is PageWithTexts => entryOf(name).head === 'texts';

/** An ID for each `:id` of a path. */
type IdsOf<Path> = Path extends `${string}:${infer Rest}` ? [id: string | number, ...IdsOf<Rest>] : [];

/** Returns a page's path, with an encoded ID for each `:id` in it. */
export function pathTo<Name extends PageName>(
  name: Name,
  ...ids: IdsOf<(typeof PAGES)[Name]['paths'][0]>
): string {
  const left: (string | number)[] = [...ids];
  return PAGES[name].paths[0].replace(/:\w+/g, () => encodeURIComponent(left.shift() ?? ''));
}

/** A page at a path. */
export interface FoundPage {
  readonly name: PageName;
  /** Its IDs in the path, decoded. Empty if the path has none. */
  readonly ids: readonly string[];
}

/** Returns the segments of a path. Those that are not encoded correctly stay as they are: nothing has a name like that. */
const segmentsOf = (path: string): string[] =>
  path
    .replace(/\/+$/, '')
    .split('/')
    .map((segment) => {
      try {
        return decodeURIComponent(segment);
      } catch {
        return segment;
      }
    });

const isId = (segment: string): boolean => segment.startsWith(':');

const PATTERNS = PAGE_NAMES.flatMap((name) =>
  PAGES[name].paths.map((path) => ({ name, pattern: segmentsOf(path) })),
);

/** Returns the page at a path, which has no query, or undefined if there is none. */
export function pageAt(path: string): FoundPage | undefined {
  const segments = segmentsOf(path);
  const found = PATTERNS.find(
    ({ pattern }) =>
      pattern.length === segments.length &&
      pattern.every((part, at) => {
        const segment = segments[at] ?? '';
        return isId(part) ? segment !== '' : part.toLowerCase() === segment.toLowerCase();
      }),
  );
  return found && { name: found.name, ids: segments.filter((_, at) => isId(found.pattern[at] ?? '')) };
}
