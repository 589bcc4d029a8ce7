import { useLayoutEffect, useRef, useState } from 'react';
import type { WidgetHost } from '../element/host.js';
import { track } from '../element/track.js';
import { chunkFailure, type FrameState } from '../element/use-frame.js';
import { useStore } from '../state/use-store.js';
import { lazy } from '../ui/lazy.js';
import { zipIn } from '../ui/pasted-text.js';
import { useLatest } from '../ui/use-latest.js';
import type { location } from './location.definition.js';

/** The code that looks up a zip code. */
const zipLookUp = lazy(() => import('../state/zip.js'));

export interface ZipEntryState {
  /** The zip code to deliver to, with its city; null while the shopper is entering one. */
  readonly place: { readonly zip: string; readonly city: string | null } | null;
  readonly typed: string;
  readonly status: 'idle' | 'looking' | 'invalid';
  /** Whether to focus what appears next: the place, or the field again. */
  readonly takesFocus: { current: boolean };
  readonly type: (text: string) => void;
  readonly apply: (typed: string) => Promise<void>;
  readonly change: () => void;
}

/**
 * Manages the entry of a zip code (spec section 4). It continues while the dialog is closed, and is canceled when the
 * widget is removed.
 * @param isOpen whether a zip code may be applied soon; the look-up code is then preloaded.
 */
export function useZipEntry(
  host: WidgetHost<typeof location>,
  reportFailure: FrameState['reportFailure'],
  isOpen: boolean,
): ZipEntryState {
  const { zip, city } = useStore(({ addressindex }) => addressindex);
  const [typed, setTyped] = useState('');
  const [isInvalid, setInvalid] = useState(false);
  const { run, isBusy } = useLatest();
  /** The zip code that the shopper is changing. */
  const [changing, setChanging] = useState<string | null>(null);
  const takesFocus = useRef(false);
  useLayoutEffect(() => {
    if (isOpen) zipLookUp.preload();
  }, [isOpen]);

  return {
    place: zip && zip !== changing ? { zip, city } : null,
    typed,
    status: isBusy ? 'looking' : isInvalid ? 'invalid' : 'idle',
    takesFocus,
    type(text) {
      setTyped(text);
      setInvalid(false);
    },
    async apply(text) {
      setInvalid(false);
      const outcome = await run(async (end) => {
        const applied = await zipLookUp.load().then(
          ({ applyZip }) => applyZip(zipIn(text), end),
          (error) => chunkFailure(error),
        );
        if (end.signal.aborted) return;
        takesFocus.current = true;
        setInvalid(applied.status === 'invalid');
        if (applied.status !== 'done') return applied;
        setChanging(null);
        setTyped('');
        return applied;
      });
      if (!outcome || outcome.status === 'invalid') return;
      if (outcome.status !== 'done') {
        await reportFailure(outcome);
        return;
      }
      // Analytics must not learn where somebody lives.
      track(host, 'select_content', { content_type: 'location', content_id: 'zip' });
      host.emit('storefront-location-change', { zip: outcome.zip, city: outcome.city, addressId: null });
      await reportFailure(await outcome.deselected);
    },
    change() {
      takesFocus.current = true;
      setChanging(zip);
    },
  };
}
