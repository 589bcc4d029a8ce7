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

/** A factory's goods: many of one. */
const BULK = Array.from({ length: 12 }, () => ['headphones', COLORS.Orange] as const);

/** Decorative goods on a shelf, as sellers offer them. */
export function HeroPicture({ bulk = false }: { bulk?: boolean }) {
  return (
    <div className="seller-shelf" data-bulk={bulk} aria-hidden="true">
      {(bulk ? BULK : SHOWN).map(([art, color], at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they never change
        <span key={at}>
          <GoodsPicture art={art} color={color} />
        </span>
      ))}
    </div>
  );
}
