import { useEffect } from 'react';
import { Navigate, useLocation } from 'react-router';
import { useSpeech } from '../messages/speech.js';
import { FirstLoad } from './Layout.js';

/** Goes with whoever is sent to the home page instead of a page that there is not. */
const LOST = { isLost: true } as const;

/** An address that is none of the site's leads to its home page, which says so. */
export function Lost() {
  return (
    <>
      <FirstLoad />
      <Navigate to="/" replace state={LOST} />
    </>
  );
}

/** Tells on the home page why it is there. What was asked for is not repeated: anybody may write a link. */
export function LostNote() {
  const { state } = useLocation();
  const { problem } = useSpeech().texts;
  const isLost = state?.isLost === true;
  useEffect(() => {
    // Whoever loads the page anew wants the home page. The router keeps what goes with an entry as `usr`.
    if (isLost) window.history.replaceState({ ...window.history.state, usr: null }, '');
  }, [isLost]);
  if (!isLost) return null;
  return (
    <p className="lost-note" role="status">
      {problem.lost}
    </p>
  );
}
