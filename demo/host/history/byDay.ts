import { spokenDayOf } from '../account/times.js';
import type { View } from '../api/history.js';
import type { Lang } from '../messages/language.js';

/** The looks of one day, where the shopper is. */
export interface Day {
  readonly name: string;
  readonly views: readonly View[];
}

/** Looks, the last one first, as days, the last one first. */
export function byDay(views: readonly View[], lang: Lang): Day[] {
  const days: { name: string; views: View[] }[] = [];
  for (const view of views) {
    const name = spokenDayOf(view.viewed_at, lang);
    const last = days.at(-1);
    if (last?.name === name) last.views.push(view);
    else days.push({ name, views: [view] });
  }
  return days;
}
