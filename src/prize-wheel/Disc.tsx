import type { ReactNode } from 'react';
import { Picture } from '../ui/Picture.js';
import { angleOf } from './motion.js';

const levels = [1, 2, 3, 4, 5, 6, 7, 8];
const bulbs = Array.from({ length: 24 }, (_, index) => index * 15);
/** A 45-degree sector centered at the top, with a radius of 92. */
const sector = 'M0 0-35.2-85A92 92 0 0 1 35.2-85z';
const star = 'M0-70l3.5 7.6 8.3 1-6.2 5.7 1.7 8.2-7.3-4.1-7.3 4.1 1.7-8.2-6.2-5.7 8.3-1z';

const turned = (angle: number) => `rotate(${angle})`;

interface DiscProps {
  /** Returns the name of a sector; a sector without a name gets a star. */
  readonly nameOf: (level: number) => string | undefined;
  /** Returns the picture of a sector's prize: a URL that has been checked, or null for none. */
  readonly pictureOf: (level: number) => string | null;
}

/** Our own drawing of the wheel, used if the server sends no image of it. */
export function Disc({ nameOf, pictureOf }: DiscProps): ReactNode {
  return (
    <>
      <svg viewBox="-100 -100 200 200" className="drawn" aria-hidden="true">
        <circle r="99" className="rim" />
        <g className="bulbs">
          {bulbs.map((angle) => (
            <circle key={angle} cy="-95.5" r="1.6" transform={turned(angle)} />
          ))}
        </g>
        <g className="sectors">
          {levels.map((level) => (
            <path key={level} d={sector} transform={turned(-angleOf(level))} />
          ))}
        </g>
        <g className="stars">
          {levels.map(
            (level) => nameOf(level) || <path key={level} d={star} transform={turned(-angleOf(level))} />,
          )}
        </g>
      </svg>
      <div className="names" aria-hidden="true">
        {levels.map((level) => (
          <div key={level} style={{ rotate: `${-angleOf(level)}deg` }}>
            <span key={nameOf(level)} dir="auto">
              {nameOf(level)}
            </span>
            <Picture src={pictureOf(level)}>{null}</Picture>
          </div>
        ))}
      </div>
    </>
  );
}
