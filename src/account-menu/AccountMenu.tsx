import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { Frame } from '../element/Frame.js';
import type { ViewProps } from '../element/host.js';
import { track } from '../element/track.js';
import { useFrame, useReady } from '../element/use-frame.js';
import { useMessages } from '../i18n/messages.js';
import { openSignIn } from '../navigation/dialogs.js';
import { Link } from '../navigation/Link.js';
import { signOut } from '../state/sign-out.js';
import { useResource, useStore } from '../state/use-store.js';
import { watchSession } from '../state/watch-session.js';
import { ChevronIcon, icon } from '../ui/icons.js';
import { keepReadable } from '../ui/on-page.js';
import popover from '../ui/popup/Popup.css';
import own from './AccountMenu.css';
import type { accountMenu } from './account-menu.definition.js';
import { accountMenuMessages } from './messages.js';
import { useDisclosure } from './use-disclosure.js';

/** The stylesheets of the account menu, in cascade order. */
export const accountMenuStyles: readonly string[] = [popover, own];

const UserIcon = icon('M12 12a4.500 4.500 0 1 0 0-9 4.500 4.500 0 0 0 0 9zM3.500 21a8.500 8.500 0 0 1 17 0');

/** The account pages (spec 2.10; section 2 says which of them are content pages), most used first. */
const paths = {
  account: '/content/account',
  orders: '/content/order',
  addresses: '/address/2',
  wishlist: '/content/storeCollect',
  points: '/content/haoMeccle',
  recommendation: '/Recommendation',
  factoryMember: '/content/FactoryMember',
  changePassword: '/replacement',
  closeAccount: '/AccountCancellation',
} as const;

type Entry = keyof typeof paths;

const entries = Object.keys(paths) as Entry[]; // the keys of a const object

/** Pages for account holders only. Guests don't see them. */
const needsAccount: ReadonlySet<Entry> = new Set(['changePassword', 'closeAccount']);

/** The account menu (spec 2.10): a button that opens a list of links, with Sign in or Sign out. */
export function AccountMenu(props: ViewProps<typeof accountMenu>): ReactNode {
  const { host } = props;
  const frame = useFrame(props);
  const text = useMessages(accountMenuMessages, frame.lang);
  const info = useStore((state) => state.user.info);
  const token = useStore((state) => state.loginInfo.token);
  const api = useStore((state) => state.bigdata.config.api);
  const [isLeaving, setLeaving] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const { isOpen, toggle, close } = useDisclosure(host.element, button, panel, info?.uname ?? text);
  useReady(host, text !== null);

  useLayoutEffect(watchSession, []);
  useLayoutEffect(() => keepReadable(host.element), [host]);
  // A failure isn't shown. The menu still works, with the user found in storage.
  useResource((options) => import('../state/user.js').then(({ loadUser }) => loadUser(options)), {
    key: `${api} ${token}`,
  });

  const leave = async () => {
    if (isLeaving) return;
    setLeaving(true);
    await signOut();
    track(host, 'select_content', { content_type: 'button', content_id: 'sign-out' });
    host.emit('storefront-sign-out', {});
    host.element.ownerDocument.defaultView?.location.reload();
  };
  const enter = () => {
    track(host, 'select_content', { content_type: 'button', content_id: 'sign-in' });
    close();
    openSignIn(host.element);
  };

  return (
    <Frame frame={frame}>
      {/* Page translators replace our text nodes, so a changed text needs a new element (see the `key`s). */}
      <button
        ref={button}
        type="button"
        part="button"
        className="opener"
        aria-expanded={isOpen}
        aria-controls="panel"
        // Hidden until its text has loaded, because a button needs a name.
        style={{ visibility: text ? undefined : 'hidden' }}
        onClick={() => {
          if (!isOpen) track(host, 'select_content', { content_type: 'menu', content_id: 'account' });
          toggle();
        }}
      >
        <UserIcon />
        <span key={text?.account} part="name" className="name">
          {info?.uname ? (
            <>
              <span className="hello">{text?.hello}</span> <bdi translate="no">{info.uname}</bdi>
            </>
          ) : (
            text?.account
          )}
        </span>
        <span part="chevron" className="chevron">
          <ChevronIcon />
        </span>
      </button>
      <div
        ref={panel}
        id="panel"
        part="panel"
        className="popover panel"
        popover="manual"
        tabIndex={-1}
        hidden={!isOpen}
      >
        {isOpen && text && (
          <div key={text.account}>
            {!info && (
              <button type="button" part="sign-in" className="primary" onClick={enter}>
                {text.signIn}
              </button>
            )}
            <ul>
              {entries
                .filter((entry) => info || !needsAccount.has(entry))
                .map((entry) => (
                  <li key={entry}>
                    <Link path={paths[entry]} part="link" className="row" onNavigate={close}>
                      {text[entry]}
                    </Link>
                  </li>
                ))}
              {info && (
                <li>
                  <button
                    type="button"
                    part="sign-out"
                    className="row"
                    aria-disabled={isLeaving}
                    onClick={leave}
                  >
                    {text.signOut}
                  </button>
                </li>
              )}
            </ul>
          </div>
        )}
      </div>
    </Frame>
  );
}
