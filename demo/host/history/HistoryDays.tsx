import { clockOf } from '../account/times.js';
import type { View } from '../api/history.js';
import { useSpeech } from '../messages/context.js';
import { byDay } from './byDay.js';
import type { HistoryMessages } from './messages/messages.js';
import { ProductTile } from './ProductTile.js';

interface HistoryDaysProps {
  texts: HistoryMessages;
  views: readonly View[];
  onForget: (view: View) => void;
}

/** The looks of a page by day, each with a button that forgets it. */
export function HistoryDays({ texts, views, onForget }: HistoryDaysProps) {
  const { lang } = useSpeech();
  return byDay(views, lang).map((day) => (
    <section key={day.name} className="history-day" aria-label={day.name}>
      <h2>{day.name}</h2>
      <ul className="tiles">
        {day.views.map((view) => {
          const time = clockOf(view.viewed_at, lang);
          return (
            <li key={view.goods_id}>
              <ProductTile product={view} level="h3" />
              <time className="tile-time" dateTime={view.viewed_at}>
                {texts.at.replace('{time}', time)}
              </time>
              <button
                type="button"
                className="tile-remove"
                aria-label={texts.remove.replace('{name}', view.goods_name)}
                onClick={() => onForget(view)}
              >
                <svg viewBox="0 0 24 24" width="18" height="18" aria-hidden="true">
                  <path
                    d="M6 6l12 12M18 6L6 18"
                    stroke="currentColor"
                    strokeWidth="2"
                    strokeLinecap="round"
                  />
                </svg>
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  ));
}
