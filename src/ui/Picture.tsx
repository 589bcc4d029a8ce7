import { type ReactNode, useState } from 'react';

interface Props {
  /** A URL that was checked; null for none. */
  readonly src: string | null;
  readonly className?: string;
  /** What is shown without the picture, and when it cannot be loaded. */
  readonly children: ReactNode;
}

/** A picture that says nothing that is not told beside it. */
export function Picture({ src, className, children }: Props): ReactNode {
  const [lost, setLost] = useState<string | null>(null);
  return src && src !== lost ? (
    <img src={src} alt="" className={className} draggable={false} onError={() => setLost(src)} />
  ) : (
    children
  );
}
