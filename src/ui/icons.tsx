import type { ReactNode } from 'react';
import { chevronPath, searchPath } from './icon-paths.js';

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

export const ChevronIcon = icon(chevronPath);
export const CloseIcon = icon('M6 6l12 12M18 6 6 18');
export const SearchIcon = icon(searchPath);
