import type { Create } from './create.js';

// The icons that are also drawn without React.

export const chevronPath = 'm6 9 6 6 6-6';
export const searchPath = 'M11 18a7 7 0 1 0 0-14 7 7 0 0 0 0 14zM20 20l-4-4';

/** An icon: 24 × 24, drawn in the text color (`.icon` in tokens.css), hidden from screen readers. */
export const renderIcon = <Tree>(create: Create<Tree>, path: string): Tree =>
  create(
    'svg',
    { viewBox: '0 0 24 24', className: 'icon', 'aria-hidden': 'true' },
    create('path', { d: path }),
  );
