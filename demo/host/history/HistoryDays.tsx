import { clockOf } from '../account/times.js';
import type { View } from '../api/history.js';
import { CloseIcon } from '../art/icons.js';
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
                <CloseIcon size={18} />
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  ));
}
