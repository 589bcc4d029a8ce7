import { type ReactNode, version } from 'react';
import type { CarSearchMessages } from './messages.js';

interface HeroProps {
  readonly compact: boolean;
  /** Classes that say what more the panel will hold. */
  readonly more: string;
  readonly heading: string | null | undefined;
  readonly subheading: string | null | undefined;
  /** A URL that was checked; null for none. */
  readonly image: string | null;
  readonly children: ReactNode;
}

/** React 18 knows no such property, and warns of it unless it is spelled as in HTML; 19 warns of that. */
const highPriority =
  Number.parseInt(version, 10) < 19 ? { fetchpriority: 'high' } : ({ fetchPriority: 'high' } as const);

/**
 * The banner: an image, two title lines, and the panel with what is in `children`. Without any data it keeps its
 * size. A title is the key of its element: a page translator leaves nothing of ours in it.
 */
export function Hero({ compact, more, heading, subheading, image, children }: HeroProps): ReactNode {
  return (
    <div part="hero" className={compact ? more : `banner ${more}`}>
      {image && <img part="image" className="image" src={image} alt="" {...highPriority} />}
      <div className="content">
        <div className="titles">
          <slot name="heading">
            {heading && (
              <h2 key={heading} part="heading" className="heading" dir="auto">
                {heading}
              </h2>
            )}
          </slot>
          {subheading && (
            <p key={subheading} part="subheading" className="subheading" dir="auto">
              {subheading}
            </p>
          )}
        </div>
        <div part="panel" className="panel">
          {children}
        </div>
      </div>
    </div>
  );
}

interface WaitingProps {
  readonly text: CarSearchMessages | null;
  /** Loads once more; null while it loads. */
  readonly onRetry: (() => void) | null;
  /** Whether the shopper tried again before: the focus then goes back to the button. */
  readonly isRetried: boolean;
}

/**
 * What stands in the panel until the makes are there: the page's own form where the tag holds one, else the shapes
 * of the fields to come; or, when they could not be loaded, why, and the button that tries again.
 */
export function Waiting({ text, onRetry, isRetried }: WaitingProps): ReactNode {
  return (
    <div className="waiting" aria-busy={!onRetry}>
      <slot>
        {!onRetry && (
          <div className="fields" aria-hidden="true">
            <div className="skeleton" />
            <div className="skeleton" />
            <div className="skeleton" />
          </div>
        )}
      </slot>
      {onRetry && text ? (
        <div className="failed">
          <p>{text.failed}</p>
          <button
            type="button"
            part="button"
            className="primary"
            ref={isRetried ? focusIfFree : null}
            onClick={onRetry}
          >
            {text.retry}
          </button>
        </div>
      ) : (
        <span className="unseen" role="status">
          {text?.loading}
        </span>
      )}
    </div>
  );
}

/** Gives an element the focus, unless the shopper has put it elsewhere. */
export function focusIfFree(element: HTMLElement | null): void {
  const owner = element?.ownerDocument;
  if (owner?.activeElement === owner?.body) element?.focus();
}
