import { useSpeech } from '../messages/speech.js';
import { useStorefront } from './useStorefront.js';

/** What the page calls the signed-in shopper; null for a guest. */
export function useShopper(): string | null {
  const { unnamed } = useSpeech().texts.shopper;
  return useStorefront(({ user }) => (user.info ? user.info.uname || unnamed : null));
}
