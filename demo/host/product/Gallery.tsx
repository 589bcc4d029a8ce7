import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import ChevronIcon from '../../assets/icons/chevron.svg?react';
import CloseIcon from '../../assets/icons/close.svg?react';
import type { Photo as PhotoData } from '../../shared/replies/photo.js';
import { Photo } from '../art/Photo.js';
import { fill } from '../messages/i18n.js';
import { productTexts } from '../texts.js';

export interface View {
  readonly key: string;
  /** What it shows, such as "In black". Empty if the picture needs no caption. */
  readonly name: string;
  readonly picture: ReactNode;
  /** A version as large as the screen, for the zoom. Defaults to the picture. */
  readonly large?: ReactNode;
  /** What the marks in the picture mean, shown below it. */
  readonly legend?: ReactNode;
}

interface GalleryProps {
  views: readonly View[];
  /** Whether the pictures are drawings, not photos. */
  hasDrawings: boolean;
  /** For cars, whose pictures are wider than they are tall. */
  wide?: boolean;
}

/** A product's pictures: a large one, which opens at full screen, and all of them as thumbnails to choose from. */
export function Gallery({ views, hasDrawings, wide = false }: GalleryProps) {
  const texts = productTexts.useTexts();
  const [chosen, setChosen] = useState(0);
  const [isZoomed, setZoomed] = useState(false);
  const view = views[chosen] ?? views[0];
  if (!view) return null;
  const named = ({ name }: View, at: number) => fill(texts.picture, { n: at + 1, total: views.length, name });
  return (
    <section className="gallery" data-wide={wide} aria-label={texts.gallery}>
      <figure className="gallery-stage" data-photo={!hasDrawings}>
        {view.picture}
        <figcaption>
          {hasDrawings && view.name !== texts.drawing && <span>{texts.drawing}</span>}
          {view.name && <span>{view.name}</span>}
        </figcaption>
        <button
          type="button"
          className="gallery-zoom"
          aria-haspopup="dialog"
          aria-label={texts.zoom}
          onClick={() => setZoomed(true)}
        />
      </figure>
      {views.length > 1 && (
        <ul className="gallery-views">
          {views.map((each, at) => (
            <li key={each.key}>
              <button
                type="button"
                data-view={each.key}
                aria-pressed={each === view}
                aria-label={named(each, at)}
                onClick={() => setChosen(at)}
              >
                {each.picture}
              </button>
            </li>
          ))}
        </ul>
      )}
      {view.legend}
      {isZoomed && (
        <Zoom
          name={named(view, views.indexOf(view))}
          onStep={
            views.length > 1
              ? (by) => setChosen((views.indexOf(view) + by + views.length) % views.length)
              : undefined
          }
          onClose={() => setZoomed(false)}
        >
          {view.large ?? view.picture}
        </Zoom>
      )}
    </section>
  );
}

interface ZoomProps {
  name: string;
  /** Goes to the next picture or, with -1, the previous one. Undefined if there's only one. */
  onStep: ((by: 1 | -1) => void) | undefined;
  onClose: () => void;
  children: ReactNode;
}

/** A picture at full screen. The arrow keys go through the pictures, and Escape closes it. */
function Zoom({ name, onStep, onClose, children }: ZoomProps) {
  const texts = productTexts.useTexts();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  const step = (event: KeyboardEvent) => {
    const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!by || !onStep) return;
    event.preventDefault();
    const isForward = by > 0 === (getComputedStyle(event.currentTarget).direction === 'ltr');
    onStep(isForward ? 1 : -1);
  };
  return (
    <dialog
      ref={dialog}
      className="sheet zoom"
      aria-label={texts.gallery}
      onClose={onClose}
      onKeyDown={step}
      onClick={({ target, currentTarget }) => target === currentTarget && currentTarget.close()}
    >
      <div className="zoom-picture">{children}</div>
      <footer>
        {onStep && (
          <button type="button" className="zoom-before" aria-label={texts.before} onClick={() => onStep(-1)}>
            <ChevronIcon />
          </button>
        )}
        <p role="status">{name}</p>
        {onStep && (
          <button type="button" className="zoom-next" aria-label={texts.next} onClick={() => onStep(1)}>
            <ChevronIcon />
          </button>
        )}
        <button
          type="button"
          className="zoom-close"
          aria-label={texts.closeZoom}
          onClick={() => dialog.current?.close()}
        >
          <CloseIcon />
        </button>
      </footer>
    </dialog>
  );
}

/** Returns a product's photos for its gallery. @param name the product's name, for photos without a description */
export const photoViews = (photos: readonly PhotoData[], name: string): View[] =>
  photos.map((photo, at) => ({
    key: photo.photo_id,
    name: photo.alt,
    picture: <Photo photo={photo} name={name} sizes="(min-width: 52em) 600px, 92vw" isFirst={at === 0} />,
    large: <Photo photo={photo} name={name} sizes="100vw" isFirst />,
  }));
