import type { ReactNode } from 'react';

const own = 'currentColor';

/** A path, either filled or drawn as a line. */
type Path = readonly [d: string, fill: string, line?: string];

const mark = (...paths: readonly Path[]) =>
  function Mark(): ReactNode {
    return (
      <svg viewBox="0 0 24 24" aria-hidden="true">
        {paths.map(([d, fill, line]) => (
          <path key={d} d={d} fill={fill} stroke={line} />
        ))}
      </svg>
    );
  };

/** The providers' logos, in their own colors, or in the text color if they have none. */
export const marks = {
  google: mark(
    ['M18.5 6A8.5 8.5 0 0 0 4.5 8', 'none', '#ea4335'],
    ['M4.5 8a8.5 8.5 0 0 0 0 8', 'none', '#fbbc05'],
    ['M4.5 16A8.5 8.5 0 0 0 18 18', 'none', '#34a853'],
    ['M18 18a8.5 8.5 0 0 0 2.5-6H12', 'none', '#4285f4'],
  ),
  facebook: mark(
    ['M12 1a11 11 0 0 0 0 22 11 11 0 0 0 0-22z', '#1877f2'],
    ['M16.5 7h-2q-2 0-2 2v13M9 13.5h7', 'none', '#fff'],
  ),
  x: mark([
    'M13.8 10.5 21 2h-1.7L13 9.4 8 2H2.5l7.5 11L2.5 22h1.7l6.5-7.7L16 22h5.5zM5 3.3h2.5l12 17.5H17z',
    own,
  ]),
  apple: mark([
    'M16 12.6c0-2 1-3 2-3.6-1-1.5-3-1.7-3.5-1.7-1.5 0-2.5.8-3.5.8s-2-.8-3.2-.8C5 7.3 3 9.5 3 12.8 3 17 6 21.5 8 21.5c1 0 2-.8 3.2-.8s2 .8 3.3.8c2 0 3.5-3 4-4.9-1.5-.6-2.5-2-2.5-4zM14 5.7c.7-1 1-2 1-3-2 .1-3.2 2-3.1 4 1 0 1.6-.4 2.1-1z',
    own,
  ]),
} as const;
