import { useMutation } from '@tanstack/react-query';
import HeartIcon from '../../assets/icons/heart.svg?react';
import type { Kind } from '../api/favorites.js';
import { fill } from '../messages/i18n.js';
import { favoriteTexts } from '../texts.js';
import { FailureText } from '../ui/AsyncView.js';
import { toggleSaved, useIsSaved } from './saved.js';
import './SaveButton.css';

interface SaveButtonProps {
  kind: Kind;
  /** The number of the goods, the car, or the store. */
  id: number;
  /** Its name, for the button's accessible name. */
  name: string;
  /** Whether to show only the heart, as on a card. Defaults to false. */
  compact?: boolean;
}

/** Saves to the wishlist or the favorite stores, and removes again. A guest's items are kept until they sign in. */
export function SaveButton({ kind, id, name, compact = false }: SaveButtonProps) {
  const texts = favoriteTexts.useTextsOnceLoaded()?.[kind];
  const isSaved = useIsSaved(kind, id);
  const toggle = useMutation({ mutationFn: () => toggleSaved(kind, id, !isSaved) });
  const label = texts && fill(isSaved ? texts.removeNamed : texts.saveNamed, { name });
  return (
    <span className="save scripts-only" data-compact={compact}>
      <button
        type="button"
        className="button-quiet save-button"
        data-saved={isSaved}
        aria-label={label}
        aria-disabled={toggle.isPending}
        disabled={!texts}
        onClick={() => toggle.isPending || toggle.mutate()}
      >
        <HeartIcon />
        {!compact && texts && <span>{isSaved ? texts.saved : texts.save}</span>}
      </button>
      <FailureText error={toggle.error} className="save-failure tone-petrol" as="span" />
    </span>
  );
}
