import { useLayoutEffect, useRef, useState } from 'react';
import type { WidgetHost } from '../element/host.js';
import { track } from '../element/track.js';
import { chunkFailure, type FrameState } from '../element/use-frame.js';
import { useStore } from '../state/use-store.js';
import { lazy } from '../ui/lazy.js';
import { zipIn } from '../ui/pasted-text.js';
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
  const [status, setStatus] = useState<ZipEntryState['status']>('idle');
  /** The zip code that the shopper is changing. */
  const [changing, setChanging] = useState<string | null>(null);
  const takesFocus = useRef(false);
  const attempt = useRef<AbortController>(undefined);
  useLayoutEffect(() => () => attempt.current?.abort(), []);
  useLayoutEffect(() => {
    if (isOpen) zipLookUp.preload();
  }, [isOpen]);

  return {
    place: zip && zip !== changing ? { zip, city } : null,
    typed,
    status,
    takesFocus,
    type(text) {
      setTyped(text);
      setStatus((now) => (now === 'invalid' ? 'idle' : now));
    },
    async apply(text) {
      const mine = new AbortController();
      attempt.current = mine;
      takesFocus.current = true;
      setStatus('looking');
      const outcome = await zipLookUp.load().then(
        ({ applyZip }) => applyZip(zipIn(text), mine),
        (error) => chunkFailure(error),
      );
      if (attempt.current !== mine) return; // the shopper has applied another one in the meantime
      if (outcome.status === 'aborted') takesFocus.current = false;
      if (outcome.status === 'invalid') return setStatus('invalid');
      setStatus('idle');
      if (outcome.status !== 'done') {
        await reportFailure(outcome);
        return;
      }
      setChanging(null);
      setTyped('');
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
