import { type ReactNode, useState } from 'react';

interface Props {
  /** A URL that was checked, or null for none. */
  readonly src: string | null;
  readonly className?: string;
  /** The content shown without a picture, until it loads, and if it fails to load. */
  readonly children: ReactNode;
}

/** A decorative picture: the text next to it says the same. */
export function Picture({ src, className, children }: Props): ReactNode {
  const [shown, setShown] = useState<string | null>(null);
  const [lost, setLost] = useState<string | null>(null);
  return (
    <>
      {(!src || src !== shown) && children}
      {src && src !== lost && (
        <img
          src={src}
          alt=""
          className={className}
          draggable={false}
          hidden={src !== shown}
          onLoad={() => setShown(src)}
          onError={() => setLost(src)}
        />
      )}
    </>
  );
}
