import { type ReactNode, version } from 'react';
import { lazy, useLazy } from '../ui/lazy.js';
import type { CarSearchMessages } from './messages.js';
import type { Shape } from './shapes.js';

interface HeroProps {
  readonly compact: boolean;
  /** Classes for the extra fields that the panel will contain. */
  readonly more: string;
  readonly heading: string | null | undefined;
  readonly subheading: string | null | undefined;
  /** A URL that has been checked, or null for no image. */
  readonly image: string | null;
  /** Whether the server's titles are on their way. */
  readonly isWaiting: boolean;
  readonly children: ReactNode;
}

/** React 18 doesn't know this property and warns unless it's spelled as in HTML. React 19 warns about that spelling. */
const highPriority =
  Number.parseInt(version, 10) < 19 ? { fetchpriority: 'high' } : ({ fetchPriority: 'high' } as const);

/**
 * The banner: an image, two title lines, and a panel with the `children`. Keeps its size even without data. Page
 * translators replace our text nodes, so each title's element has its text as the key.
 */
export function Hero({
  compact,
  more,
  heading,
  subheading,
  image,
  isWaiting,
  children,
}: HeroProps): ReactNode {
  return (
    <div className="box">
      <div part="hero" className={compact ? more : `banner ${more}`}>
        {image ? (
          <img part="image" className="image" src={image} alt="" {...highPriority} />
        ) : (
          !compact && <Drawing />
        )}
        <div className="content">
          <div className="titles">
            <slot name="heading">
              {heading ? (
                <h2 key={heading} part="heading" className="heading" dir="auto">
                  {heading}
                </h2>
              ) : (
                isWaiting && <div className="heading awaited" aria-hidden="true" />
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

/** Our own picture, as long as there is no other: a road and a car. */
const Drawing = (): ReactNode => (
  <svg className="drawing" viewBox="0 0 240 64" aria-hidden="true">
    <path d="M0 58h240v1H0zM24 50c-4-14 6-19 26-21 14-12 30-17 56-17 24 0 40 6 56 18 26 2 40 5 42 20h-14a15 15 0 0 0-30 0H84a15 15 0 0 0-30 0z" />
    <circle cx="69" cy="50" r="10" />
    <circle cx="175" cy="50" r="10" />
  </svg>
);

interface WaitingProps {
  readonly text: CarSearchMessages | null;
  /** The fields of the form, in order, as the classes of their shapes. */
  readonly shapes: readonly Shape[];
  /** Whether the tag contains a form of the page's own, which is shown in place of the shapes. */
  readonly hasOwnForm: boolean;
  /** Searches for a text as it is; null if the search has no field for text. */
  readonly onTerm: ((term: string) => void) | null;
  /** Loads the makes again; null while they load. */
  readonly onRetry: (() => void) | null;
  /** Whether the shopper has already retried. If so, the focus goes back to the button. */
  readonly isRetried: boolean;
}

/** The field for a text that is searched for as it is, loaded only if it's needed. */
const termPart = lazy(() => import('./wide/TermSearch.js'));

/**
 * Fills the panel until the makes load: with the page's own form if the tag contains one, or else with placeholders for
 * the fields. If loading failed, shows an error and a button to try again; a search with a field for text keeps that.
 */
export function Waiting({ text, shapes, hasOwnForm, onTerm, onRetry, isRetried }: WaitingProps): ReactNode {
  const term = useLazy(termPart, onRetry !== null && onTerm !== null).module;
  const isPlain = shapes[0] === 'choice' && shapes.length === 3;
  return (
    <div className="waiting" aria-busy={!onRetry}>
      <slot>
        {!(onRetry && hasOwnForm) && (
          <div className={`fields ${isPlain ? '' : 'wide'} ${onRetry ? 'ghost' : ''}`} aria-hidden="true">
            {shapes.map((shape, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a shape has nothing but its place
              <div key={place} className={shape === 'chips' ? shape : `skeleton ${shape}`} />
            ))}
          </div>
        )}
      </slot>
      {onRetry && text ? (
        <div className="failed">
          {term && onTerm && <term.TermSearch text={text} onTerm={onTerm} />}
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
