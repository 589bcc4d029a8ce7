import { useMemo } from 'react';
import { useSpeech } from '../messages/context.js';

/** Times as the shopper's language writes them, in the time of where the shopper is. */
export function useTimes() {
  const { lang } = useSpeech();
  return useMemo(() => {
    const locale = lang === 'ar' ? 'ar-u-nu-latn' : lang;
    const day = new Intl.DateTimeFormat(locale, { dateStyle: 'long' });
    const moment = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' });
    return {
      day: (iso: string) => day.format(new Date(iso)),
      moment: (iso: string) => moment.format(new Date(iso)),
    };
  }, [lang]);
}
