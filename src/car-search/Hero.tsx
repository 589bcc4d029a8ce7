import { createElement, type ReactNode, version } from 'react';
import { lazy, useLazy } from '../ui/lazy.js';
import type { CarSearchMessages } from './messages.js';
import { type HeroOptions, renderHero } from './templates.js';

interface HeroProps extends HeroOptions {
  readonly children: ReactNode;
}

/** React 18 doesn't know this property and warns unless it's spelled as in HTML. React 19 warns about that spelling. */
const imageAttributes =
  Number.parseInt(version, 10) < 19 ? { fetchpriority: 'high' } : { fetchPriority: 'high' };

/** The banner with its `children` in the panel. */
export const Hero = ({ children, ...options }: HeroProps): ReactNode =>
  renderHero<ReactNode>(createElement, { ...options, imageAttributes }, children);

/** What a placeholder has the shape of. 'press' is the button, and 'press whole' one that fills its row. */
type Shape = 'choice' | 'facet' | 'text' | 'press' | 'press whole' | 'chips';

interface Attributes {
  readonly facets: string | null;
  readonly counts: boolean;
  readonly freeText: boolean;
}

/** Returns the shapes of a search's fields, in order, for as long as they load. */
export function shapesOf({ facets, counts, freeText }: Attributes): readonly Shape[] {
  const names = new Set(facets?.toLowerCase().match(/\b(price|year|body|fuel)\b/g));
  return [
    ...(freeText ? (['text'] as const) : (['choice', 'choice'] as const)),
    ...[...names].map(() => 'facet' as const),
    names.size > 0 ? 'press whole' : 'press',
    ...(counts || names.size > 0 ? (['chips'] as const) : []),
  ];
}

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
