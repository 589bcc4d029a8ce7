import type { ReactNode } from 'react';

/** The one set of icons: 24 × 24, drawn in the text's colour, silent to screen readers. */
const icon = (path: string) =>
  function Icon(): ReactNode {
    return (
      <svg
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
      >
        <path d={path} />
      </svg>
    );
  };

export const ChevronIcon = icon('m6 9 6 6 6-6');
export const CloseIcon = icon('M6 6l12 12M18 6 6 18');
export const CheckIcon = icon('m5 12.5 4.5 4.5L19 7.5');
export const SearchIcon = icon('M11 18a7 7 0 1 0 0-14 7 7 0 0 0 0 14zM20 20l-4-4');
export const AlertIcon = icon('M12 8v5M12 16.5v.5M12 3 2 20h20z');
