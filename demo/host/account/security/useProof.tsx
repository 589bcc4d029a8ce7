import { type ReactNode, useState } from 'react';
import { RequestError } from '../../../../dist/index.js';
import { PROOF_NEEDED } from '../../../shared/proof.js';
import { ProofDialog } from './ProofDialog.js';

interface Proof {
  /**
   * Makes a call. If the server wants a proof that the shopper is the account's owner, asks for it and makes the call
   * again. Resolves to null if the shopper cancels.
   */
  readonly withProof: <T>(call: () => Promise<T>) => Promise<T | null>;
  /** The dialog that asks, to be rendered by the component. */
  readonly dialog: ReactNode;
}

/** For calls that a stolen session must not be enough for. */
export function useProof(): Proof {
  const [end, setEnd] = useState<{ readonly with: (isProven: boolean) => void } | null>(null);
  return {
    async withProof(call) {
      try {
        return await call();
      } catch (error) {
        if (RequestError.of(error).code !== PROOF_NEEDED) throw error;
      }
      const isProven = await new Promise<boolean>((resolve) => setEnd({ with: resolve }));
      setEnd(null);
      return isProven ? call() : null;
    },
    dialog: end && <ProofDialog onEnd={end.with} />,
  };
}
