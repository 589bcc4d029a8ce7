import { unbrokenUnits } from '../../shared/unbroken-units.js';
import { softHyphens } from '../messages/softHyphens.js';
import { Unbroken } from './Unbroken.js';

/** What sets a product apart from its siblings, such as its size: what is after the last comma, if that is short. */
const VERSION = /^(.*)([,،]\u200f?) (.{1,24})$/su;

interface GoodsNameProps {
  name: string;
  /** The most letters of a word that fit on a line, so that it isn't broken. Defaults to a narrow card's. */
  longest?: number;
  /** Takes the place of the version in the name. */
  versions?: string | undefined;
}

/** The name of goods. Its version stays in one piece, and on a card, it's on a line of its own, which is never cut off. */
export function GoodsName({ name, longest, versions }: GoodsNameProps) {
  const [, item = name, comma, own] = VERSION.exec(name) ?? [];
  const version = versions ?? own;
  return (
    <>
      <span className="goods-item">
        <Unbroken>{softHyphens(unbrokenUnits(item), longest)}</Unbroken>
        {comma && <span className="goods-comma">{comma}</span>}
      </span>
      {version && (
        <>
          {' '}
          <span className="goods-version">{version}</span>
        </>
      )}
    </>
  );
}
