import { type ReactNode, useContext, useLayoutEffect, useRef, useState } from 'react';
import { track } from '../element/track.js';
import type { Framed } from '../element/use-frame.js';
import { useWidget } from '../element/widget-context.js';
import { fill } from '../i18n/text.js';
import { Link } from '../navigation/Link.js';
import type { IndexCategoryReply } from '../state/catalog.js';
import { useStore } from '../state/use-store.js';
import { BackIcon } from '../ui/dialog/Dialog.js';
import { Greeting } from './Greeting.js';
import { type Entry, List } from './List.js';
import { DrawerMessagesContext } from './messages.js';

const zone = '/content/classifyZone';
const factoryZone = '/content/factorZone';

interface Props {
  readonly onRetry: () => void;
  /** Closes the menu when the shopper goes somewhere. */
  readonly onLeave: () => void;
}

type Category = IndexCategoryReply['category'][number];

/** The second level: a department and its subcategories. */
interface Level {
  readonly title: string;
  /** The entries' value for `is_oversea`; null for factories. */
  readonly oversea: '0' | '1' | null;
  readonly category: Category | null;
  readonly parts: readonly { readonly cat_id: string; readonly cat_name: string }[];
}

/** The content of the menu. It has two levels and shows one at a time. */
export function Menu({ onRetry, onLeave }: Props): ReactNode {
  const { host } = useWidget<Framed>();
  const text = useContext(DrawerMessagesContext);
  const menu = useStore((state) => state.bigdata.menu);
  const data = menu?.data;
  const [level, setLevel] = useState<Level | null>(null);
  const box = useRef<HTMLDivElement>(null);
  const cameFrom = useRef<string>(undefined);

  // The pressed button disappears with its level, so the focus moves to the back button, and later back to that button.
  const isOnMain = level === null;
  useLayoutEffect(() => {
    const buttons = [...(box.current?.querySelectorAll<HTMLElement>('[data-entry], .to-main') ?? [])];
    const key = isOnMain ? cameFrom.current : undefined;
    if (key !== undefined || !isOnMain) buttons.find(({ dataset }) => dataset.entry === key)?.focus();
  }, [isOnMain]);

  const goTo = (key: string, next: Level) => {
    cameFrom.current = key;
    track(host, 'select_content', { content_type: 'menu', content_id: key });
    setLevel(next);
  };
  const link = (path: string, query: Readonly<Record<string, string>>, label: string) => (
    <Link path={path} query={query} part="entry" className="entry" onNavigate={onLeave}>
      <span key={label} dir="auto">
        {label}
      </span>
    </Link>
  );
  const linkTo = (oversea: Level['oversea'], catId: string | null, label: string) =>
    link(
      oversea === null ? factoryZone : zone,
      { ...(catId !== null && { cat_id: catId }), ...(oversea !== null && { is_oversea: oversea }) },
      label,
    );
  const entries = (kind: string, list: readonly Category[], oversea: Level['oversea']): Entry[] =>
    list.map((category) => {
      const { cat_id, cat_name, son_category } = category;
      const key = `${kind} ${cat_id}`;
      if (!son_category.length) return { key, node: linkTo(oversea, cat_id, cat_name) };
      const onOpen = () => goTo(key, { title: cat_name, oversea, category, parts: son_category });
      return { key, label: cat_name, onOpen };
    });

  if (level) {
    const { title, oversea, category, parts } = level;
    const all = fill(text.everything, { name: title });
    return (
      <div ref={box} className="menu">
        <button type="button" part="back" className="entry to-main" onClick={() => setLevel(null)}>
          <BackIcon />
          <span key={text.mainMenu}>{text.mainMenu}</span>
        </button>
        <h3 dir="auto">{title}</h3>
        <List
          key={title} // otherwise, Preact would reuse a list of the main menu, and with it whether all is shown
          first={linkTo(oversea, category?.cat_id ?? null, all)}
          entries={parts.map(({ cat_id, cat_name }) => ({
            key: cat_id,
            node: linkTo(oversea, cat_id, cat_name),
          }))}
        />
      </div>
    );
  }
  const overseas = data?.oversea ?? [];
  const slow: Entry = overseas.length
    ? {
        key: 'slow',
        label: text.slow,
        onOpen: () => goTo('slow', { title: text.slow, oversea: '1', category: null, parts: overseas }),
      }
    : { key: 'slow', node: linkTo('1', null, text.slow) };
  return (
    <div ref={box} className="menu">
      <Greeting onLeave={onLeave} />
      <List
        entries={[
          { key: 'cars', node: link('/categories', {}, text.cars) },
          { key: 'fast', node: linkTo('0', null, text.fast) },
          slow,
        ]}
      />
      {data ? (
        <>
          <h3 key={text.departments}>{text.departments}</h3>
          <List entries={entries('department', data.category, '0')} />
          {data.factory.length > 0 && (
            <>
              <h3 key={text.factories}>{text.factories}</h3>
              <List entries={entries('factory', data.factory, null)} />
            </>
          )}
        </>
      ) : menu?.status === 'failed' ? (
        <div className="waiting" role="alert">
          <p key={text.failed}>{text.failed}</p>
          <button type="button" part="button" className="primary" onClick={onRetry}>
            <span key={text.retry}>{text.retry}</span>
          </button>
        </div>
      ) : (
        <div className="waiting skeleton" role="status">
          <span key={text.loading} className="unseen">
            {text.loading}
          </span>
        </div>
      )}
    </div>
  );
}
