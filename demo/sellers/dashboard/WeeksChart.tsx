import { fill, useI18n } from '../../host/messages/i18n.js';
import type { Earnings } from '../../shared/replies/seller-store.js';
import { storeTexts } from '../texts.js';

/** The chart's own units: each week is one wide slot, and the highest bar takes the whole height. */
const SLOT = 20;
const BAR = 12;
const HEIGHT = 100;

/** The sales of the last twelve weeks as bars. Screen readers get the same as a list. */
export function WeeksChart({ weeks }: { weeks: Earnings['weeks'] }) {
  const { numbers } = useI18n();
  const { earnings: texts } = storeTexts.useTexts();
  const most = Math.max(...weeks.map(({ sales }) => sales), 0);
  const [first, last] = [weeks[0], weeks.at(-1)];
  if (most === 0 || first === undefined || last === undefined) return null;
  return (
    <figure className="box stack-tiny seller-weeks">
      <figcaption>
        <strong>{texts.weeks}</strong>
        <span className="soft">{fill(texts.weeksMost, { sum: numbers.price(most) })}</span>
      </figcaption>
      <svg viewBox={`0 0 ${SLOT * weeks.length} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
        {weeks.map(({ week, sales }, n) => {
          // A week of few sales still shows that there were some.
          const height = Math.max((sales / most) * HEIGHT, 1);
          return (
            sales > 0 && (
              <rect
                key={week}
                x={n * SLOT + (SLOT - BAR) / 2}
                y={HEIGHT - height}
                width={BAR}
                height={height}
              />
            )
          );
        })}
      </svg>
      <p className="seller-weeks-axis" aria-hidden="true">
        <span>{numbers.day(first.week)}</span>
        <span>{numbers.day(last.week)}</span>
      </p>
      <ul className="visually-hidden">
        {weeks.map(({ week, sales, pieces }) => (
          <li key={week}>
            {fill(texts.week, {
              day: numbers.day(week),
              sum: numbers.price(sales),
              n: numbers.count(pieces),
            })}
          </li>
        ))}
      </ul>
    </figure>
  );
}
