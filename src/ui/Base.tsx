import type { CSSProperties, ReactNode } from 'react';
import { type Direction, directionOf, type Language } from '../i18n/locale.js';
import { readableOn } from './accent.js';

interface Props {
  readonly lang: Language;
  /** What the markup says; else the language's own. */
  readonly dir: Direction | null;
  /** `#rgb` or `#rrggbb`; null for the design's own. */
  readonly accent: string | null;
  readonly children: ReactNode;
}

/** The outermost element of every view: language, direction and colours, cut off from the page's styles. */
export function Base({ lang, dir, accent, children }: Props): ReactNode {
  // The types of React know no custom properties.
  const style = (accent ? { '--_theme': accent, '--_on-theme': readableOn(accent) } : {}) as CSSProperties;
  return (
    <div className="base" part="base" lang={lang} dir={dir ?? directionOf(lang)} style={style}>
      {children}
    </div>
  );
}
