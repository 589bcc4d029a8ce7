import { createElement, type ReactNode } from 'react';
import { chevronPath, renderIcon, searchPath } from './icon-paths.js';

/** Creates an icon. Those that several views share are in this file; others are in their view. */
export const icon = (path: string) =>
  function Icon(): ReactNode {
    return renderIcon<ReactNode>(createElement, path);
  };

export const ChevronIcon = icon(chevronPath);
export const CloseIcon = icon('M6 6l12 12M18 6 6 18');
export const SearchIcon = icon(searchPath);
