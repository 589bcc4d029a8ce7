import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import CloseIcon from '../../assets/icons/close.svg?react';
import FilterIcon from '../../assets/icons/filter.svg?react';
import { fill, useI18n } from '../messages/i18n.js';
import { KEEP_FOCUS } from '../shell/RouteFocus.js';
import { catalogTexts } from '../texts.js';
import { Filters } from './Filters.js';
import type { Chip, Facet } from './facets.js';

interface FilterSheetProps {
  facets: readonly Facet[] | null;
  active: number;
  /** How many items the list has now. `null` until it's known. */
  total: number | null;
  /** A search above the filters. It closes the sheet. */
  children?: ReactNode;
}

/** The filters on a narrow screen. They open over the list, which follows each choice right away. */
export function FilterSheet({ facets, active, total, children }: FilterSheetProps) {
  const texts = catalogTexts.useTexts();
  const { numbers } = useI18n();
  const [isOpen, setOpen] = useState(false);
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const sheet = dialog.current;
    if (!isOpen || !sheet) return;
    sheet.showModal();
    const close = () => sheet.close();
    sheet.addEventListener('storefront-search', close);
    return () => sheet.removeEventListener('storefront-search', close);
  }, [isOpen]);
  const close = () => dialog.current?.close();
  return (
    <>
      <button
        type="button"
        className="button-quiet filter-open scripts-only"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <FilterIcon />
        {active > 0 ? fill(texts.filtersOf, { n: active }) : texts.filters}
      </button>
      {isOpen && (
        <dialog
          ref={dialog}
          className="sheet filter-sheet"
          aria-label={texts.filters}
          onClose={() => setOpen(false)}
          onClick={(event) => {
            // The content covers the whole sheet, so a click on the dialog itself is a click on its backdrop.
            if (event.target === event.currentTarget) close();
          }}
        >
          <div className="filter-sheet-box">
            <header>
              <h2>{texts.filters}</h2>
              <button type="button" className="icon-button" aria-label={texts.close} onClick={close}>
                <CloseIcon width={22} height={22} />
              </button>
            </header>
            <div className="filter-sheet-list">
              {children}
              {facets && <Filters facets={facets} />}
            </div>
            <p className="visually-hidden" role="status">
              {total !== null && numbers.plural(texts.show, total)}
            </p>
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

/** The active filters, each with a link that removes it. */
export function Chips({ chips, clear }: { chips: readonly Chip[]; clear: string }) {
  const texts = catalogTexts.useTexts();
  if (chips.length === 0) return null;
  return (
    <ul className="row chips" aria-label={texts.active}>
      {chips.map(({ key, name, to }) => (
        <li key={key}>
          <Link
            to={to}
            className="chip"
            state={KEEP_FOCUS}
            preventScrollReset
            aria-label={fill(texts.remove, { name })}
          >
            <bdi>{name}</bdi>
            <CloseIcon width={18} height={18} />
          </Link>
        </li>
      ))}
      {chips.length > 1 && (
        <li>
          <Link to={clear} className="chip-clear" state={KEEP_FOCUS} preventScrollReset>
            {texts.clear}
          </Link>
        </li>
      )}
    </ul>
  );
}
