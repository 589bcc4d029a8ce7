import type { MouseEvent, ReactNode } from 'react';
import { track } from '../element/track.js';
import type { Framed } from '../element/use-frame.js';
import { useWidget } from '../element/widget-context.js';
import { useStore } from '../state/use-store.js';
import { type Navigating, toDestination } from './destination.js';
import { navigate } from './navigate.js';

interface Props {
  /** A path within the main site. Begins with `/`, and its parts are encoded. */
  readonly path: string;
  readonly query?: Readonly<Record<string, string>>;
  /** The name of a browsing context. Defaults to `_self`. */
  readonly target?: string;
  /** Called before the link is followed. */
  readonly onNavigate?: () => void;
  readonly part?: string;
  readonly className?: string;
  readonly title?: string | undefined;
  readonly 'aria-current'?: 'page' | undefined;
  readonly 'aria-label'?: string | undefined;
  readonly 'aria-describedby'?: string;
  readonly children: ReactNode;
}

/**
 * A link within the main site. It is a real link, so it can be copied or opened in a tab with the middle button. A
 * plain click goes there with `navigate`, which the page can take over.
 */
export function Link({ path, query, target, onNavigate, children, ...rest }: Props): ReactNode {
  const { host } = useWidget<Navigating & Framed>();
  useStore((state) => state.bigdata.config); // every link contains the site and the partner's ID
  const currentDestination = () => toDestination(path, query, target);
  // The page's address, whose parameters are carried over, may have changed since the last render.
  const updateHref = ({ currentTarget }: { readonly currentTarget: HTMLAnchorElement }) => {
    currentTarget.href = currentDestination().href;
  };
  const trackClick = () => {
    const own = String(new URLSearchParams(query));
    track(host, 'select_content', { content_type: 'link', content_id: own ? `${path}?${own}` : path });
  };
  const onClick = (event: MouseEvent) => {
    if (event.defaultPrevented) return;
    trackClick();
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onNavigate?.();
    navigate(host, currentDestination());
  };
  return (
    <a
      {...rest}
      href={currentDestination().href}
      target={target}
      rel={target && 'noopener'}
      onPointerDown={updateHref}
      onFocus={updateHref}
      onClick={onClick}
      // The middle button opens the link in a tab.
      onAuxClick={({ button }) => button === 1 && trackClick()}
    >
      {children}
    </a>
  );
}
