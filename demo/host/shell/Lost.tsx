import { useEffect } from 'react';
import { Navigate, useLocation } from 'react-router';
import { useI18n } from '../messages/i18n.js';
import { FirstLoad } from './Layout.js';

/** The state of a navigation to the home page from a page that doesn't exist. */
const LOST = { isLost: true } as const;

/** Sends the shopper from an unknown address to the home page, which says so. */
export function Lost() {
  return (
    <>
      <FirstLoad />
      <Navigate to="/" replace state={LOST} />
    </>
  );
}

/** Says on the home page why the shopper is there. It doesn't repeat the address, since anyone can write a link. */
export function LostNote() {
  const { state } = useLocation();
  const { problem } = useI18n().texts;
  const isLost = state?.isLost === true;
  useEffect(() => {
    // After a reload, the shopper wants the plain home page. The router keeps an entry's state as `usr`.
    if (isLost) window.history.replaceState({ ...window.history.state, usr: null }, '');
  }, [isLost]);
  if (!isLost) return null;
  return (
    <p className="lost-note tone-petrol" role="status">
      {problem.lost}
    </p>
  );
}
