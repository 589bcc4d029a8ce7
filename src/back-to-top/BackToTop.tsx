import { type ReactNode, useLayoutEffect, useState } from 'react';
import { Frame } from '../element/Frame.js';
import type { ViewProps } from '../element/host.js';
import { track } from '../element/track.js';
import { useFrame, useReady } from '../element/use-frame.js';
import { useMessages } from '../i18n/use-messages.js';
import { outgoing } from '../navigation/destination.js';
import { Link } from '../navigation/Link.js';
import { safeUrl } from '../navigation/safe-url.js';
import { useStore } from '../state/use-store.js';
import { icon } from '../ui/icons.js';
import own from './back-to-top.css';
import type { backToTop } from './back-to-top.definition.js';
import { backToTopMessages } from './messages.js';

/** The stylesheets of the back-to-top control, in the order of the cascade. */
export const backToTopStyles: readonly string[] = [own];

const UpIcon = icon('M12 20V5M5 12l7-7 7 7');
const ContactIcon = icon('M4 5h16v12H9l-5 4z');

/**
 * The way back to the top, and the link to the contact page beside it (spec 2.7). The spec has one control do both;
 * in two pieces, each does what its name says, and nobody who wants up is taken to another page.
 */
export function BackToTop(props: ViewProps<typeof backToTop>): ReactNode {
  const { host, href, offset } = props;
  const frame = useFrame(props);
  useStore((state) => state.bigdata.config); // the partner's id is in every address
  const text = useMessages(backToTopMessages, frame.lang);
  const [isShown, setShown] = useState(false);
  useReady(host, true);

  const view = host.element.ownerDocument.defaultView;
  useLayoutEffect(() => {
    if (!view) return;
    // It reads one number, and draws when that passes the offset: nothing is measured while the page scrolls.
    const look = () => setShown(view.scrollY > offset);
    // With the next frame, which lays the page out anyway.
    const frame = view.requestAnimationFrame(look);
    view.addEventListener('scroll', look, { passive: true });
    return () => {
      view.cancelAnimationFrame(frame);
      view.removeEventListener('scroll', look);
    };
  }, [view, offset]);

  const tellOutside = () =>
    track(host, 'select_content', { content_type: 'external', content_id: 'contact' });
  const goUp = () => {
    track(host, 'select_content', { content_type: 'button', content_id: 'top' });
    const prefersReducedMotion = view?.matchMedia('(prefers-reduced-motion: reduce)').matches;
    view?.scrollTo({ top: 0, behavior: prefersReducedMotion ? 'instant' : 'smooth' });
  };
  const [path = '', search] = href.split(/[?#]/);
  const outside = path.startsWith('/') ? null : safeUrl(href);
  const named = (name: string | undefined) => ({ className: 'piece', 'aria-label': name, title: name });
  const link = { part: 'link', ...named(text?.contact) };

  return (
    <Frame frame={frame}>
      <div part="control" className={isShown ? 'control shown' : 'control'}>
        {path.startsWith('/') ? (
          <Link path={path} query={Object.fromEntries(new URLSearchParams(search))} {...link}>
            <ContactIcon />
          </Link>
        ) : (
          outside && (
            <a href={outgoing(outside)} {...link} onClick={tellOutside}>
              <ContactIcon />
            </a>
          )
        )}
        <button type="button" part="button" {...named(text?.up)} onClick={goUp}>
          <UpIcon />
        </button>
      </div>
    </Frame>
  );
}
