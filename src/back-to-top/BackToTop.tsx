import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { Frame } from '../element/Frame.js';
import type { ViewProps } from '../element/host.js';
import { track } from '../element/track.js';
import { useFrame, useReady } from '../element/use-frame.js';
import { useMessages } from '../i18n/messages.js';
import { outgoing } from '../navigation/destination.js';
import { Link } from '../navigation/Link.js';
import { safeUrl } from '../page/safe-url.js';
import { useStore } from '../state/use-store.js';
import { icon } from '../ui/icons.js';
import { type Scrolled, scrollBoxesAround, watchPageScroll } from '../ui/page-scroll.js';
import { prefersReducedMotion } from '../ui/reduced-motion.js';
import { beforePaint } from '../ui/scheduling.js';
import own from './BackToTop.css';
import type { backToTop } from './back-to-top.definition.js';
import { backToTopMessages } from './messages.js';

/** The stylesheets of the back-to-top control, in cascade order. */
export const backToTopStyles: readonly string[] = [own];

const UpIcon = icon('M12 20V5M5 12l7-7 7 7');
const ContactIcon = icon('M4 5h16v12H9l-5 4z');

/**
 * A button that goes back to the top, and a link to the contact page next to it (spec 2.7). The spec has one control do
 * both. As two pieces, each does what its name says, and shoppers who want to go up don't end up on another page.
 */
export function BackToTop(props: ViewProps<typeof backToTop>): ReactNode {
  const { host, href, offset } = props;
  const frame = useFrame(props);
  useStore((state) => state.bigdata.config); // rerender if it changes: every link contains the partner's ID
  const text = useMessages(backToTopMessages, frame.lang);
  const [isShown, setShown] = useState(false);
  /** The page, or the boxes in its stead, while they are scrolled farther than the offset. */
  const boxes = useRef(new Set<Element>());
  useReady(host, true);

  const view = host.element.ownerDocument.defaultView;
  useLayoutEffect(() => {
    if (!view) return;
    const { element } = host;
    // Renders only when a position passes the offset.
    const look = ({ box, top }: Scrolled) => {
      if (top > offset) boxes.current.add(box);
      else boxes.current.delete(box);
      setShown(boxes.current.size > 0);
    };
    // Waits for the next frame, which does layout anyway.
    const cancel = beforePaint(() => {
      boxes.current.clear();
      setShown(false);
      for (const box of scrollBoxesAround(element)) look({ box, top: box.scrollTop });
    }, view);
    const stop = watchPageScroll(element, look);
    return () => {
      cancel();
      stop();
    };
  }, [view, host, offset]);

  const trackContact = () =>
    track(host, 'select_content', { content_type: 'external', content_id: 'contact' });
  const goUp = () => {
    track(host, 'select_content', { content_type: 'button', content_id: 'top' });
    for (const box of boxes.current)
      box.scrollTo({ top: 0, behavior: prefersReducedMotion(host.element) ? 'instant' : 'smooth' });
  };
  const [, path = '', search] = /^([^?#]*)\??([^#]*)/.exec(href) ?? [];
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
            <a href={outgoing(outside)} {...link} onClick={trackContact}>
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
