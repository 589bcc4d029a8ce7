import { loadHistory } from '../../api/history.js';
import { ProductTile } from '../../history/ProductTile.js';
import { OwnView } from '../OwnView.js';
import { useOwn } from '../useOwn.js';
import { Card, CardSkeleton } from './Card.js';
import type { OverviewMessages } from './messages/messages.js';

const SHOWN = 4;

/** What was looked at last. */
export function LookedAt({ texts }: { texts: OverviewMessages }) {
  const [own, reload] = useOwn(() => loadHistory(1, SHOWN));
  return (
    <Card page="history" title={texts.history} more={texts.allHistory} wide>
      <OwnView own={own} reload={reload} small skeleton={<CardSkeleton lines={3} />}>
        {({ list }) =>
          list.length === 0 ? (
            <p>{texts.noHistory}</p>
          ) : (
            <ul className="tiles">
              {list.map((view) => (
                <li key={view.goods_id}>
                  <ProductTile product={view} level="h3" />
                </li>
              ))}
            </ul>
          )
        }
      </OwnView>
    </Card>
  );
}
