import { type HTMLAttributes, type ReactNode, useLayoutEffect, useState } from 'react';
import { Frame } from '../element/Frame.js';
import type { ViewProps } from '../element/host.js';
import { loadWidget } from '../element/load-widget.js';
import { track } from '../element/track.js';
import { useFrame, useReady } from '../element/use-frame.js';
import { useMessages } from '../i18n/messages.js';
import { fill, fillParts, type Template } from '../i18n/text.js';
import { type Destination, toDestination } from '../navigation/destination.js';
import { openLocation, openMenu } from '../navigation/dialogs.js';
import { Link } from '../navigation/Link.js';
import { navigate } from '../navigation/navigate.js';
import { deliveryAddress, hasAddressBook } from '../state/location.js';
import { pageKey, shopperKey } from '../state/store.js';
import { useResource, useStore } from '../state/use-store.js';
import box from '../ui/box.css';
import { icon } from '../ui/icons.js';
import { lazy, useLazy } from '../ui/lazy.js';
import bar from './Header.css';
import type { GoodsSearchDetail, header } from './header.definition.js';
import { keepClear } from './keep-clear.js';
import { type HeaderMessages, headerMessages } from './messages.js';
import { SearchBox } from './SearchBox.js';
import search from './search.css';
import { useFade } from './use-fade.js';

/** The widgets inside the header, by tag only. The header loads them with `loadWidget` if the page hasn't. */
declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'storefront-language': HTMLAttributes<HTMLElement>;
      'storefront-account-menu': HTMLAttributes<HTMLElement>;
    }
  }
}

/** The header's own stylesheets, in cascade order. */
export const headerStyles: readonly string[] = [box, bar, search];

const MenuIcon = icon('M4 6h16M4 12h16M4 18h16');
const PlaceIcon = icon('M12 21s-7-6.2-7-11.5a7 7 0 0 1 14 0C19 14.8 12 21 12 21zM12 7a2.5 2.5 0 1 0 .01 0z');
const CartIcon = icon('M3 4h2.5l2.2 11h10.2l2-8H6.3M9.5 20h.01M16.5 20h.01');

const cartPath = '/content/shopCartNew';

/** The note about an addition to the cart, loaded when something is added. */
const addedPart = lazy(() => import('./Added.js'));

/** Returns the links that are used until the server's arrive. */
const ownLinks = (text: HeaderMessages) => [
  { name: text.home, path: '/' },
  { name: text.cars, path: '/categories' },
  { name: text.about, path: '/about' },
  { name: text.contact, path: '/contact' },
];

/** The navigation bar (spec 2.8). It shows its own links right away, and the server's once they have loaded. */
export function Header(props: ViewProps<typeof header>): ReactNode {
  const { host, active, searchValue, factoryZone, oversea } = props;
  const frame = useFrame(props);
  const text = useMessages(headerMessages, frame.lang);
  const [catId, setCatId] = useState<string | null>(null);
  const links = useStore((state) => state.bigdata.navbar?.data);
  const departments = useStore((state) => state.bigdata.departments?.data);
  const inCart = useStore((state) => state.shopCart.lines.reduce((sum, { buy_num }) => sum + buy_num, 0));
  const added = useStore((state) => state.shopCart.added);
  /** The last addition that was already announced. Another page announced those from before this header existed. */
  const [announced, setAnnounced] = useState(added);
  const isAnnouncing = added !== undefined && added !== announced;
  const { module: news } = useLazy(addedPart, isAnnouncing);
  const isFaded = useFade(host.element, isAnnouncing);
  useReady(host, text !== null);
  useLayoutEffect(() => keepClear(host.element), [host]);
  useLayoutEffect(() => {
    loadWidget('language');
    loadWidget('account-menu');
  }, []);

  // Both are optional: the header has its own links, and a search needs no department. So failures aren't shown.
  const key = useStore(pageKey);
  useResource((options) => import('../state/catalog.js').then(({ loadNavbar }) => loadNavbar(options)), {
    key,
  });
  useResource(
    (options) => import('../state/catalog.js').then(({ loadDepartments }) => loadDepartments(options)),
    { key },
  );
  const zip = useStore((state) => state.addressindex.zip);
  const address = useStore(deliveryAddress);
  // Without an address, the button asks for a choice, as it does for a guest.
  useResource(
    (options) => import('../state/addresses.js').then(({ loadAddresses }) => loadAddresses(options)),
    { key: useStore(shopperKey), isEnabled: useStore(hasAddressBook) && !zip },
  );

  const onSearch = (term: string, from?: 'suggestions' | 'recent') => {
    // Choosing a suggestion also searches for it, so it is tracked only once.
    if (from) track(host, 'select_item', { item_list_name: from, item_name: term, search_term: term });
    else track(host, 'search', { search_term: term });
    const search = { kind: 'goods', term, catId, oversea } as const;
    if (host.emit('storefront-search', search) && !factoryZone) navigate(host, searchDestination(search));
  };

  return (
    <Frame frame={frame}>
      {text && (
        <div className="box">
          <header className={isFaded ? 'header faded' : 'header'}>
            <div part="bar" className="bar">
              <button
                type="button"
                part="menu"
                className="tool"
                aria-label={text.menu}
                aria-haspopup="dialog"
                onClick={() => {
                  track(host, 'select_content', { content_type: 'menu', content_id: 'main' });
                  host.emit('storefront-menu-open', {});
                  openMenu(host.element);
                }}
              >
                <MenuIcon />
              </button>
              <slot name="logo" />
              <button
                type="button"
                part="location"
                className="tool place"
                aria-haspopup="dialog"
                onClick={() => {
                  track(host, 'select_content', { content_type: 'menu', content_id: 'location' });
                  openLocation(host.element);
                }}
              >
                <PlaceIcon />
                {address ? (
                  <Filled
                    key={address.address_id}
                    text={text.deliverToPlace}
                    value={
                      [address.city_name, address.post_code].filter(Boolean).join(' ') || address.address_name
                    }
                  />
                ) : zip ? (
                  <Filled key={zip} text={text.deliverTo} value={zip} />
                ) : (
                  <span key={text.chooseLocation}>{text.chooseLocation}</span>
                )}
              </button>
              <SearchBox
                text={text}
                term={searchValue ?? ''}
                onTerm={(term) => host.update({ searchValue: term })}
                departments={departments ?? []}
                catId={catId}
                onCatId={setCatId}
                isWholesale={factoryZone}
                onSearch={onSearch}
              />
              <slot name="language">
                <storefront-language exportparts="field: language-field, select: language-select, chevron: language-chevron" />
              </slot>
              <slot name="account">
                <storefront-account-menu exportparts="button: account-button, name: account-name, chevron: account-chevron, panel: account-panel, link: account-link, sign-in: account-sign-in, sign-out: account-sign-out" />
              </slot>
              <Link
                path={cartPath}
                part="cart"
                className="tool cart"
                aria-label={inCart ? fill(text.inCart, { count: inCart }) : text.cart}
              >
                <CartIcon />
                {inCart > 0 && (
                  <span key={inCart} part="count" className="count" aria-hidden="true">
                    {inCart > 99 ? '99+' : inCart}
                  </span>
                )}
              </Link>
            </div>
            <div role="status" className="news">
              {isAnnouncing && news && (
                <news.Added
                  key={inCart}
                  text={text}
                  added={added}
                  inCart={inCart}
                  onGone={() => setAnnounced(added)}
                />
              )}
            </div>
            <nav part="nav" className="nav" aria-label={text.landmark}>
              <ul>
                {(links?.length ? links : ownLinks(text)).map(({ name, path }) => (
                  <li key={path}>
                    <Link
                      key={name}
                      path={path}
                      part="link"
                      className="link"
                      aria-current={path === active ? 'page' : undefined}
                    >
                      {name}
                    </Link>
                  </li>
                ))}
              </ul>
            </nav>
          </header>
        </div>
      )}
    </Frame>
  );
}

/** Fills the `%` in a text with a value that may have a different text direction. */
function Filled({ text, value }: { readonly text: Template<'place'>; readonly value: string }): ReactNode {
  return <span>{fillParts(text, { place: <bdi key="place">{value}</bdi> })}</span>;
}

/** Returns the destination of a search (spec 2.8). */
function searchDestination({ term, catId, oversea }: GoodsSearchDetail): Destination {
  if (!term) return toDestination('/categories');
  if (catId === null) return toDestination('/categories', { goods_name: term });
  return toDestination('/content/classifyZone', {
    cat_id: catId,
    goods_name: term,
    is_oversea: oversea ? '1' : '0',
  });
}
