import { type ComponentType, type ReactNode, useLayoutEffect, useState } from 'react';
import type { AddressesProps } from './SavedAddresses.js';
import { Waiting } from './Waiting.js';

/** The saved addresses. The code for them is fetched when a shopper who may have some opens the dialog. */
export function AddressBook(props: Omit<AddressesProps, 'waiting'>): ReactNode {
  const [part, setPart] = useState<{ readonly View?: ComponentType<AddressesProps> }>();
  const fetchPart = () => {
    setPart(undefined);
    import('./SavedAddresses.js').then(
      ({ SavedAddresses }) => setPart({ View: SavedAddresses }),
      () => setPart({}),
    );
  };
  useLayoutEffect(fetchPart, []);
  const waiting = (onRetry: (() => void) | null) => <Waiting text={props.text} onRetry={onRetry} />;
  return part?.View ? <part.View {...props} waiting={waiting} /> : waiting(part ? fetchPart : null);
}
