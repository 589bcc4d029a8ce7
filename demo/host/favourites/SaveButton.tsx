import { useMutation } from '@tanstack/react-query';
import HeartIcon from '../../assets/icons/heart.svg?react';
import type { Kind } from '../api/favourites.js';
import { fill } from '../messages/speech.js';
import { FailureText } from '../ui/AsyncView.js';
import { favouriteTexts } from './messages/load.js';
import { toggleSaved, useIsSaved } from './saved.js';

interface SaveButtonProps {
  kind: Kind;
  /** Number of the goods, the car or the store. */
  id: number;
  /** What it is called; the button's name tells it. */
  name: string;
  /** Whether the heart stands alone, as on a card; default false. */
  compact?: boolean;
}

/** Saves to the wishlist or the favourite stores, and takes back. A guest's are kept until the next sign-in. */
export function SaveButton({ kind, id, name, compact = false }: SaveButtonProps) {
  const texts = favouriteTexts.useTextsOnceLoaded();
  const isSaved = useIsSaved(kind, id);
  const toggle = useMutation({ mutationFn: () => toggleSaved(kind, id, !isSaved) });
  const label = texts && fill(isSaved ? texts.removeNamed : texts.saveNamed, { name });
  return (
    <span className="save" data-compact={compact}>
      <button
        type="button"
        className="save-button"
        data-saved={isSaved}
        aria-label={label}
        aria-disabled={toggle.isPending}
        disabled={!texts}
        onClick={() => toggle.isPending || toggle.mutate()}
      >
        <HeartIcon />
        {!compact && texts && <span>{isSaved ? texts.saved : texts.save}</span>}
      </button>
      <FailureText error={toggle.error} className="save-failure" as="span" />
    </span>
  );
}
