import { type ReactNode, useState } from 'react';
import { fill } from '../messages/fill.js';
import { productTexts } from './messages/load.js';

/** One picture of a product. */
export interface View {
  readonly key: string;
  /** What it shows, such as "Rear" or "In black". */
  readonly name: string;
  readonly picture: ReactNode;
}

interface GalleryProps {
  views: readonly View[];
  /** Of cars, which are wider than high. */
  wide?: boolean;
}

/** The pictures of a product: one large, and all of them small to choose from. */
export function Gallery({ views, wide = false }: GalleryProps) {
  const texts = productTexts.useTexts();
  const [chosen, setChosen] = useState(0);
  const view = views[chosen] ?? views[0];
  if (!view) return null;
  return (
    <section className="gallery" data-wide={wide} aria-label={texts.gallery}>
      <figure className="gallery-stage">
        {view.picture}
        <figcaption>{view.name}</figcaption>
      </figure>
      {views.length > 1 && (
        <ul className="gallery-views">
          {views.map(({ key, name, picture }, at) => (
            <li key={key}>
              <button
                type="button"
                aria-pressed={at === chosen}
                aria-label={fill(texts.picture, { n: at + 1, total: views.length, name })}
                onClick={() => setChosen(at)}
              >
                {picture}
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
