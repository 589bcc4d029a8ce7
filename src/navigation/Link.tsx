import type { MouseEvent, ReactNode } from 'react';
import { useStore } from '../state/use-store.js';
import { toDestination } from './destination.js';
import { navigate } from './navigate.js';

interface Props {
  readonly host: Parameters<typeof navigate>[0];
  /** Within the main site; begins with `/`, its parts encoded. */
  readonly path: string;
  readonly query?: Readonly<Record<string, string>>;
  /** The name of a browsing context; `_self` by default. */
  readonly target?: string;
  /** Called before the jump. */
  readonly onNavigate?: () => void;
  readonly part?: string;
  readonly className?: string;
  readonly title?: string;
  readonly 'aria-current'?: 'page' | undefined;
  readonly 'aria-label'?: string | undefined;
  readonly 'aria-describedby'?: string;
  readonly children: ReactNode;
}

/**
 * A link within the main site: a real one, which can be copied, or opened in a tab by the middle button; a plain
 * click is a jump, which the page may take over.
 */
export function Link({ host, path, query, target, onNavigate, children, ...rest }: Props): ReactNode {
  useStore((state) => state.bigdata.config); // the site and the partner's id are in every address
  const jump = toDestination(path, query, target);
  const onClick = (event: MouseEvent) => {
    if (event.defaultPrevented || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onNavigate?.();
    navigate(host, jump);
  };
  return (
    <a {...rest} href={jump.href} target={target} rel={target && 'noopener'} onClick={onClick}>
      {children}
    </a>
  );
}
