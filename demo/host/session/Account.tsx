import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { isAccountPath } from '../account/paths.js';
import { useSpeech } from '../messages/context.js';
import { PersonIcon } from './icons.js';
import { openDialog } from './openDialog.js';
import { signOut } from './signOut.js';
import { useShopper } from './useShopper.js';

/** The way in, or the shopper's name and the way out. */
export function Account() {
  const { shopper } = useSpeech().texts;
  const name = useShopper();
  const { pathname } = useLocation();
  const [isLeaving, setLeaving] = useState(false);
  const shown = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    // The button that opened the dialog is gone by then, and the focus with it.
    const catchFocus = () =>
      requestAnimationFrame(() => {
        const { activeElement, body } = document;
        if (!activeElement || activeElement === body) shown.current?.focus();
      });
    document.addEventListener('storefront-sign-in', catchFocus);
    return () => document.removeEventListener('storefront-sign-in', catchFocus);
  }, []);
  if (name === null) {
    // A page that asks to sign in needs no second way to it.
    if (isAccountPath(pathname)) return null;
    return (
      <button
        type="button"
        className="site-tool site-sign-in"
        onClick={() => openDialog('storefront-sign-in')}
      >
        <PersonIcon />
        {shopper.signIn}
      </button>
    );
  }
  const leave = () => {
    setLeaving(true);
    void signOut();
  };
  return (
    <>
      <span className="site-shopper" ref={shown} tabIndex={-1}>
        <PersonIcon />
        <bdi>{name}</bdi>
      </span>
      <button type="button" className="site-tool" disabled={isLeaving} onClick={leave}>
        {shopper.signOut}
      </button>
    </>
  );
}
