import { useEffect, useState } from 'react';
import { useLocation, useNavigation } from 'react-router';
import { useI18n } from '../messages/i18n.js';
import { isTakingOver } from './takeover.js';

const LINGER = 1500;

/** A line at the edge while a page loads, and 1.5 s after navigating (spec 2.12). None for a server-rendered page. */
export function LoadingOverlay() {
  const { key } = useLocation();
  const isBusy = useNavigation().state !== 'idle';
  const [finished, setFinished] = useState(() => (isTakingOver() ? key : ''));
  const { nav } = useI18n().texts;
  useEffect(() => {
    const timer = setTimeout(setFinished, LINGER, key);
    return () => clearTimeout(timer);
  }, [key]);
  if (!isBusy && finished === key) return null;
  return (
    <div className={isBusy ? 'loading-overlay busy' : 'loading-overlay'} key={key}>
      <div className="loading-bar" role="progressbar" aria-label={nav.loading} />
      <img className="loading-mark" src="/media/logo.svg" alt="" width="44" height="44" />
    </div>
  );
}
