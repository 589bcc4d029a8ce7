import { pageRecord } from './page-record.js';

/** The page's one `name`; the first copy to ask makes it. */
export function sharedOnPage<T>(name: string, make: () => T): T {
  const { shared } = pageRecord;
  if (!shared.has(name)) shared.set(name, make());
  return shared.get(name) as T; // made by this function alone, under a name that has one type
}
