import { type ComponentType, useLayoutEffect, useRef, useState } from 'react';
import { chunkFailure } from './chunk-failure.js';
import type { FrameState } from './use-frame.js';

/**
 * A part of a view whose code comes when it is first wanted; null until it is there, and from then on the part.
 * @param load imports it, and stays the same.
 * @param onMissing it does not load: the shopper is told, and wanting it anew tries again.
 */
export function usePart<Props>(
  isWanted: boolean,
  load: () => Promise<ComponentType<Props>>,
  { reportFailure }: FrameState,
  onMissing: () => void,
): ComponentType<Props> | null {
  const [Part, setPart] = useState<ComponentType<Props> | null>(null);
  const fetchPart = useRef(() => {});
  fetchPart.current = () => {
    load().then(
      (loaded) => setPart(() => loaded),
      (error) => {
        onMissing();
        reportFailure(chunkFailure(error));
      },
    );
  };
  const isMissing = isWanted && !Part;
  useLayoutEffect(() => {
    if (isMissing) fetchPart.current();
  }, [isMissing]);
  return Part;
}
