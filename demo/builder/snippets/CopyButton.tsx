import { useEffect, useState } from 'react';
import CheckIcon from '../../assets/icons/check.svg?react';
import CopyIcon from '../../assets/icons/copy.svg?react';
import { useSpeech } from '../messages/speech.js';

interface CopyButtonProps {
  label: string;
  /** Its accessible name, where several stand on a page. */
  name?: string;
  className?: string;
  text: () => string;
}

/** So long it says how it went, in ms. */
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
      // Not there on pages that are not secure.
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
