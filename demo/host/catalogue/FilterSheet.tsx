import { useEffect, useRef, useState } from 'react';
import { CloseIcon, FilterIcon } from '../art/icons.js';
import { useSpeech } from '../messages/context.js';
import { Filters } from './Filters.js';
import type { Facet } from './facets.js';
import { useCatalogueTexts } from './messages/load.js';

interface FilterSheetProps {
  facets: readonly Facet[] | null;
  /** How many filters are active. */
  active: number;
  /** How many the list holds now; null while it isn't known. */
  total: number | null;
}

/** On a narrow screen the filters open over the list, which follows each choice at once. */
export function FilterSheet({ facets, active, total }: FilterSheetProps) {
  const texts = useCatalogueTexts();
  const { numbers } = useSpeech();
  const [isOpen, setOpen] = useState(false);
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (isOpen) dialog.current?.showModal();
  }, [isOpen]);
  const close = () => dialog.current?.close();
  return (
    <>
      <button
        type="button"
        className="button-quiet filter-open"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <FilterIcon />
        {active > 0 ? numbers.plural(texts.filtersOf, active) : texts.filters}
      </button>
      {isOpen && (
        <dialog
          ref={dialog}
          className="filter-sheet"
          aria-label={texts.filters}
          onClose={() => setOpen(false)}
          onClick={(event) => {
            // The sheet itself is covered by what is in it: such a click is on its backdrop.
            if (event.target === event.currentTarget) close();
          }}
        >
          <div className="filter-sheet-box">
            <header>
              <h2>{texts.filters}</h2>
              <button type="button" className="filter-close" aria-label={texts.close} onClick={close}>
                <CloseIcon size={22} />
              </button>
            </header>
            <div className="filter-sheet-list">{facets && <Filters facets={facets} />}</div>
            <footer>
              <button type="button" className="button" onClick={close}>
                {total === null ? texts.close : numbers.plural(texts.show, total)}
              </button>
            </footer>
          </div>
        </dialog>
      )}
    </>
  );
}
