import type { ReactNode } from 'react';

/**
 * Creates an icon: 24 × 24, drawn in the text color (`.icon` in tokens.css), hidden from screen readers. Icons that
 * several views share are in this file; others are in their view.
 */
export const icon = (path: string) =>
  function Icon(): ReactNode {
    return (
      <svg viewBox="0 0 24 24" className="icon" aria-hidden="true">
        <path d={path} />
      </svg>
    );
  };

export const ChevronIcon = icon('m6 9 6 6 6-6');
export const CloseIcon = icon('M6 6l12 12M18 6 6 18');
export const SearchIcon = icon('M11 18a7 7 0 1 0 0-14 7 7 0 0 0 0 14zM20 20l-4-4');
