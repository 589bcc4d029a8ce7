import type { MouseEvent, ReactNode } from 'react';
import { useWidget } from '../element/widget-context.js';
import { useStore } from '../state/use-store.js';
import { toDestination } from './destination.js';
import type { Navigating } from './go.js';
import { navigate } from './navigate.js';

interface Props {
  /** Within the main site; begins with `/`, its parts encoded. */
  readonly path: string;
  readonly query?: Readonly<Record<string, string>>;
  /** The name of a browsing context; `_self` by default. */
  readonly target?: string;
  /** Called before it is followed. */
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
 * A link within the main site: a real one, which can be copied, or opened in a tab by the middle button; a plain
 * click goes there by `navigate`, which the page may take over.
 */
export function Link({ path, query, target, onNavigate, children, ...rest }: Props): ReactNode {
  const { host } = useWidget<Navigating>();
  useStore((state) => state.bigdata.config); // the site and the partner's id are in every address
  const destination = toDestination(path, query, target);
  const onClick = (event: MouseEvent) => {
    if (event.defaultPrevented || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onNavigate?.();
    navigate(host, destination);
  };
  return (
    <a {...rest} href={destination.href} target={target} rel={target && 'noopener'} onClick={onClick}>
      {children}
    </a>
  );
}
