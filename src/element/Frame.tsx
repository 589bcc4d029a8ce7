import { type CSSProperties, type ReactNode, useLayoutEffect } from 'react';
import { readableOn } from '../page/color.js';
import { directionOf } from '../page/locale.js';
import { adoptStyles } from '../ui/adopt-styles.js';
import type { FrameState } from './use-frame.js';
import { useWidget, WidgetContext } from './widget-context.js';

interface Props {
  readonly frame: FrameState;
  /** Whether a modal dialog is open. It then shows the messages itself: `<Dialog message={<FrameMessage …/>}>`. */
  readonly isModal?: boolean;
  readonly children: ReactNode;
}

/**
 * The outermost element of every view. Sets the language, direction and colors, shuts out the page's styles, and shows
 * messages. Everything inside gets the widget from `useWidget`.
 */
export function Frame({ frame, isModal = false, children }: Props): ReactNode {
  const { lang, dir, accent } = frame;
  // React's types don't include custom properties.
  const style = (accent ? { '--_theme': accent, '--_on-theme': readableOn(accent) } : {}) as CSSProperties;
  return (
    <WidgetContext.Provider value={frame}>
      <div className="base" part="base" lang={lang} dir={dir ?? directionOf(lang)} style={style}>
        {children}
        {/* Tells when a script removes our styles: see src/ui/adopt-styles.ts. */}
        <div role="status" style={{ transition: 'order 1ms' }}>
          {!isModal && <FrameMessage frame={frame} />}
        </div>
      </div>
    </WidgetContext.Provider>
  );
}

/** The view's message. Render it in an existing `status` element so that screen readers announce it. */
export function FrameMessage({ frame }: { readonly frame: FrameState }): ReactNode {
  const { message, clearMessage } = frame;
  return message?.View ? (
    <message.View key={message.id} text={message.text} isSeen={message.isSeen} onGone={clearMessage} />
  ) : null;
}

/**
 * The stylesheets of a part that loads on demand. Render this before what they style, so that its effect runs before
 * those of its siblings, such as opening a dialog.
 */
export function Styles({ sheets }: { readonly sheets: readonly string[] }): ReactNode {
  const { shadowRoot } = useWidget().host.element;
  useLayoutEffect(() => {
    if (shadowRoot) adoptStyles(shadowRoot, sheets);
  }, [shadowRoot, sheets]);
  return null;
}
