import { type ReactNode, useContext } from 'react';
import { track } from '../element/track.js';
import type { Framed } from '../element/use-frame.js';
import { useWidget } from '../element/widget-context.js';
import { fill } from '../i18n/text.js';
import { openSignIn } from '../navigation/dialogs.js';
import { Link } from '../navigation/Link.js';
import { useStore } from '../state/use-store.js';
import { icon } from '../ui/icons.js';
import { DrawerMessagesContext } from './messages.js';

const UserIcon = icon('M12 12a4.500 4.500 0 1 0 0-9 4.500 4.500 0 0 0 0 9zM3.500 21a8.500 8.500 0 0 1 17 0');

interface Props {
  readonly onLeave: () => void;
}

/** The first entry: Sign in, or Hello with the shopper's name, which links to the account. */
export function Greeting({ onLeave }: Props): ReactNode {
  const { host } = useWidget<Framed>();
  const text = useContext(DrawerMessagesContext);
  const user = useStore((state) => state.user.info);
  const name = user?.uname?.trim();
  const label = !user ? text.signIn : name ? fill(text.hello, { name }) : text.account;
  const content = (
    <>
      <UserIcon />
      <span key={label} dir="auto">
        {label}
      </span>
    </>
  );
  return user ? (
    <Link path="/content/account" part="greeting" className="greeting" onNavigate={onLeave}>
      {content}
    </Link>
  ) : (
    <button
      type="button"
      part="greeting"
      className="greeting"
      onClick={() => {
        track(host, 'select_content', { content_type: 'button', content_id: 'sign-in' });
        onLeave();
        openSignIn(host.element);
      }}
    >
      {content}
    </button>
  );
}
