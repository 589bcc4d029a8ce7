import type { FocusEvent, KeyboardEvent, ReactNode } from 'react';
import { TextBox } from '../field/TextBox.js';
import { SearchIcon } from '../icons.js';
import { searchPaste } from '../pasted-text.js';

interface Props {
  readonly label: string;
  readonly listId: string;
  /** The id of the active option. */
  readonly active: string | undefined;
  readonly typed: string;
  readonly onType: (typed: string) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
  readonly onBlur: (event: FocusEvent) => void;
}

/** The box above a list. It shows the text that filters the list, and tapping it brings up the on-screen keyboard. */
export function FilterBox({ label, listId, active, typed, onType, onKeyDown, onBlur }: Props): ReactNode {
  return (
    <div className="filter">
      <SearchIcon />
      <TextBox
        type="text"
        role="searchbox"
        part="filter"
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        maxLength={100}
        dir="auto"
        placeholder={label}
        aria-label={label}
        aria-controls={listId}
        aria-activedescendant={active}
        value={typed}
        {...searchPaste}
        onType={onType}
        onFill={onType}
        onKeyDown={(event) => {
          if (event.nativeEvent.isComposing) return; // these keys belong to the input method
          onKeyDown(event);
        }}
        onBlur={onBlur}
      />
    </div>
  );
}
