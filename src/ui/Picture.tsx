import { type ReactNode, useState } from 'react';

interface Props {
  /** A URL that was checked; null for none. */
  readonly src: string | null;
  readonly className?: string;
  /** What is shown without the picture, until it is loaded, and when it cannot be. */
  readonly children: ReactNode;
}

/** A picture that says nothing that is not told beside it. */
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
