import type { QueryClient } from '@tanstack/react-query';
import { type Days, deliveryDates, storeDay } from '../../shared/delivery.js';
import type { Language } from '../../shared/language.js';
import { type StorefrontState, useStorefront } from '../session/useStorefront.js';
import type { Visit } from '../shell/visit.js';

/** The key of the dates among a page's answers. It has the day, which may be another one in the browser. */
const keyOf = (lang: Language, { min, max }: Days) =>
  ['delivery-dates', lang, storeDay(new Date()), min, max] as const;

/** On the server: leaves the dates among the page's answers. A browser takes 20 ms to write its first ones. */
export function leaveDates({ lang, queryClient }: Pick<Visit, 'lang' | 'queryClient'>, days: Days): void {
  queryClient.setQueryData(keyOf(lang, days), deliveryDates(lang, new Date(), days));
}

/** Returns the dates that the server has left, or else writes them. */
export const datesFrom = (answers: QueryClient, lang: Language, days: Days): string =>
  answers.getQueryData<string>(keyOf(lang, days)) ?? deliveryDates(lang, new Date(), days);

/** Returns the selected address, or else the default one, once a widget has loaded the shopper's addresses. */
function selected({ addressindex, loginInfo }: StorefrontState) {
  const { book } = addressindex;
  if (book?.token !== loginInfo.token || book.list.status !== 'ready') return undefined;
  const { data } = book.list;
  return data.find(({ is_select }) => is_select === 1) ?? data.find(({ is_default }) => is_default === 1);
}

const zipOf = (state: StorefrontState) => state.addressindex.zip || selected(state)?.post_code || '';

const cityOf = (state: StorefrontState) =>
  (state.addressindex.zip ? state.addressindex.city : selected(state)?.city_name) || '';

/** Returns where to deliver: the zip code entered, or the address selected. Empty if that isn't known. */
export function useDelivery(): { zip: string; city: string } {
  return { zip: useStorefront(zipOf), city: useStorefront(cityOf) };
}
