import { useI18n } from '../host/messages/i18n.js';
import { storeDay } from '../shared/delivery.js';

/** Returns a function that writes the day of a time in the store's calendar, in which deadlines and sales are counted. */
export function useStoreDay(): (time: string) => string {
  const { numbers } = useI18n();
  return (time) => numbers.day(storeDay(new Date(time)));
}
