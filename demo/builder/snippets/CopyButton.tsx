import { useEffect, useState } from 'react';
import CheckIcon from '../../assets/icons/check.svg?react';
import CopyIcon from '../../assets/icons/copy.svg?react';
import { useI18n } from '../messages/i18n.js';

interface CopyButtonProps {
  label: string;
  /** The accessible name, for pages with several of these buttons. */
  name?: string;
  className?: string;
  text: () => string;
}

/** How long the button shows the result, in ms. */
const RESULT_SHOWN_MS = 2_500;

export function CopyButton({ label, name, className = 'button copy-button', text }: CopyButtonProps) {
  const { texts } = useI18n();
  const [result, setResult] = useState<'copied' | 'copyFailed' | null>(null);
  useEffect(() => {
    if (!result) return;
    const later = setTimeout(() => setResult(null), RESULT_SHOWN_MS);
    return () => clearTimeout(later);
  }, [result]);
  const copy = async () => {
    setResult(null);
    try {
      // The clipboard API only exists on secure pages.
      await navigator.clipboard.writeText(text());
      setResult('copied');
    } catch {
      setResult('copyFailed');
    }
  };
  return (
    <>
      <button
        type="button"
        className={className}
        aria-label={name}
        data-result={result}
        onClick={() => void copy()}
      >
        {result === 'copied' ? <CheckIcon /> : <CopyIcon />}
        <span>{result === 'copied' ? texts.snippets.copied : label}</span>
      </button>
      <span className={result === 'copyFailed' ? 'copy-failed' : 'visually-hidden'} role="status">
        {result && texts.snippets[result]}
      </span>
    </>
  );
}
