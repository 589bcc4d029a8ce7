import type { ReactNode } from 'react';
import { CloseIcon } from '../../ui/icons.js';

interface Props {
  readonly label: string;
  readonly onClear: () => void;
}

/** The × at the end of a field. A press leaves the focus where it is, so that the text isn't chosen on blur before. */
export function ClearButton({ label, onClear }: Props): ReactNode {
  return (
    <button
      type="button"
      className="clear"
      aria-label={label}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onClear}
    >
      <CloseIcon />
    </button>
  );
}
