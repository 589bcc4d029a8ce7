import { useEffect, useState } from 'react';
import CheckIcon from '../../assets/icons/check.svg?react';
import CopyIcon from '../../assets/icons/copy.svg?react';
import { useSpeech } from '../messages/speech.js';

interface CopyButtonProps {
  label: string;
  /** The accessible name, for pages with several of these buttons. */
  name?: string;
  className?: string;
  text: () => string;
}

/** How long the button shows the result, in ms. */
const TOLD_MS = 2_500;

export function CopyButton({ label, name, className = 'button copy-button', text }: CopyButtonProps) {
  const { texts } = useSpeech();
  const [told, setTold] = useState<'copied' | 'copyFailed' | null>(null);
  useEffect(() => {
    if (!told) return;
    const later = setTimeout(() => setTold(null), TOLD_MS);
    return () => clearTimeout(later);
  }, [told]);
  const copy = async () => {
    setTold(null);
    try {
      // The clipboard API only exists on secure pages.
      await navigator.clipboard.writeText(text());
      setTold('copied');
    } catch {
      setTold('copyFailed');
    }
  };
  return (
    <>
      <button
        type="button"
        className={className}
        aria-label={name}
        data-told={told}
        onClick={() => void copy()}
      >
        {told === 'copied' ? <CheckIcon /> : <CopyIcon />}
        <span>{told === 'copied' ? texts.snippets.copied : label}</span>
      </button>
      <span className={told === 'copyFailed' ? 'copy-failed' : 'visually-hidden'} role="status">
        {told && texts.snippets[told]}
      </span>
    </>
  );
}
