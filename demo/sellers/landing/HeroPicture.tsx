import { GoodsPicture } from '../../host/art/GoodsPicture.js';
import { COLORS } from '../../shared/colors.js';

const SHOWN = [
  ['headlamp', COLORS.Silver],
  ['backpack', COLORS.Teal],
  ['kettle', COLORS.Burgundy],
  ['tire', COLORS.Black],
  ['lamp', COLORS.Yellow],
  ['tool-set', COLORS.Red],
] as const;

/** Decorative goods on a shelf, as sellers offer them. */
export function HeroPicture() {
  return (
    <div className="seller-shelf" aria-hidden="true">
      {SHOWN.map(([art, color]) => (
        <span key={art}>
          <GoodsPicture art={art} color={color} />
        </span>
      ))}
    </div>
  );
}
