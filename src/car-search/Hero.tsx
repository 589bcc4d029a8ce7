import { type ReactNode, version } from 'react';
import type { CarSearchMessages } from './messages.js';

interface HeroProps {
  readonly compact: boolean;
  /** Classes for the extra fields that the panel will contain. */
  readonly more: string;
  readonly heading: string | null | undefined;
  readonly subheading: string | null | undefined;
  /** A URL that has been checked, or null for no image. */
  readonly image: string | null;
  readonly children: ReactNode;
}

/** React 18 doesn't know this property and warns unless it's spelled as in HTML. React 19 warns about that spelling. */
const highPriority =
  Number.parseInt(version, 10) < 19 ? { fetchpriority: 'high' } : ({ fetchPriority: 'high' } as const);

/**
 * The banner: an image, two title lines, and a panel with the `children`. Keeps its size even without data. Page
 * translators replace our text nodes, so each title's element has its text as the key.
 */
export function Hero({ compact, more, heading, subheading, image, children }: HeroProps): ReactNode {
  return (
    <div className="box">
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
    </div>
  );
}

interface WaitingProps {
  readonly text: CarSearchMessages | null;
  /** Loads the makes again; null while they load. */
  readonly onRetry: (() => void) | null;
  /** Whether the shopper has already retried. If so, the focus goes back to the button. */
  readonly isRetried: boolean;
}

/**
 * Fills the panel until the makes load: with the page's own form if the tag contains one, or else with placeholders for
 * the fields. If loading failed, shows an error and a button to try again.
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

/** Focuses an element, unless the shopper has moved the focus elsewhere. */
export function focusIfFree(element: HTMLElement | null): void {
  const owner = element?.ownerDocument;
  if (owner?.activeElement === owner?.body) element?.focus();
}
