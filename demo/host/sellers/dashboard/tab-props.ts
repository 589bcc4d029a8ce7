import type { StoreMessages } from './messages/en.js';

/** What a tab of the store works with. */
export interface TabProps {
  token: string;
  texts: StoreMessages;
  /** Tells the seller what was done. */
  tell: (text: string) => void;
  /** The figures above the tabs have changed. */
  onChanged: () => void;
}
