import { useEffect, useState } from 'react';
import { useLocation, useNavigation } from 'react-router';
import { useSpeech } from '../messages/context.js';

const LINGER = 1500;

/** A bar along the top while a page loads and for 1.5 s after each change. It never takes a click. */
export function LoadingBar() {
  const { key } = useLocation();
  const busy = useNavigation().state !== 'idle';
  const [finished, setFinished] = useState('');
  const { texts } = useSpeech();
  useEffect(() => {
    const timer = setTimeout(setFinished, LINGER, key);
    return () => clearTimeout(timer);
  }, [key]);
  if (!busy && finished === key) return null;
  return <div className="loading-bar" key={key} role="progressbar" aria-label={texts.nav.loading} />;
}
