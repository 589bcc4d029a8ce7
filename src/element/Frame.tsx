import type { CSSProperties, ReactNode } from 'react';
import { directionOf } from '../i18n/locale.js';
import { readableOn } from '../ui/accent.js';
import type { FrameState } from './use-frame.js';
import { WidgetContext } from './widget-context.js';

interface Props {
  readonly frame: FrameState;
  /** Whether a modal dialog is open, which then shows the messages itself: `<Dialog message={<FrameMessage …/>}>`. */
  readonly isModal?: boolean;
  readonly children: ReactNode;
}

/**
 * The outermost element of every view: language, direction and colors, cut off from the page's styles, and the place
 * where messages appear. What stands in it has the widget by `useWidget`.
 */
export function Frame({ frame, isModal = false, children }: Props): ReactNode {
  const { lang, dir, accent } = frame;
  // The types of React know no custom properties.
  const style = (accent ? { '--_theme': accent, '--_on-theme': readableOn(accent) } : {}) as CSSProperties;
  return (
    <WidgetContext.Provider value={frame}>
      <div className="base" part="base" lang={lang} dir={dir ?? directionOf(lang)} style={style}>
        {children}
        <div role="status">{!isModal && <FrameMessage frame={frame} />}</div>
      </div>
    </WidgetContext.Provider>
  );
}

/** The view's message; it stands in a `status` that was there before it. */
export function FrameMessage({ frame }: { readonly frame: FrameState }): ReactNode {
  const { message, clearMessage } = frame;
  return message?.View ? <message.View key={message.text} text={message.text} onGone={clearMessage} /> : null;
}
