import { Link } from 'react-router';
import { pathTo } from '../../shared/pages.js';
import type { Order } from '../../shared/replies/orders.js';
import { orderTexts } from '../texts.js';
import { Labeled } from '../ui/Labeled.js';

interface CarVinProps {
  line: Order['lines'][number];
  /** Whether a link leads to the car's inspection report. Defaults to false. */
  hasReport?: boolean;
}

/** The VIN of a line's car. Renders nothing for goods, or for a car without a record. */
export function CarVin({ line: { goods_id, vin }, hasReport = false }: CarVinProps) {
  const texts = orderTexts.useTexts();
  if (vin === null) return null;
  return (
    <>
      <span className="hint">
        <Labeled
          label={texts.vin}
          value={
            <bdi key="vin" translate="no">
              {vin}
            </bdi>
          }
        />
      </span>
      {hasReport && (
        <span className="hint">
          <Link to={{ pathname: pathTo('product', goods_id), hash: 'inspection' }}>{texts.report}</Link>
        </span>
      )}
    </>
  );
}
