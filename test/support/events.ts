import type { carSearch } from '../../src/car-search/car-search.definition.js';
import type { EventDetail } from '../../src/element/definition.js';

type Events = (typeof carSearch)['events'];

const ends: (() => void)[] = [];
afterEach(() => {
  for (const end of ends.splice(0)) end();
});

/** Records the details of an event that reaches the document, in order, until the test ends. */
export function details<E extends keyof Events>(
  name: E,
  { prevent = false } = {},
): EventDetail<typeof carSearch, E>[] {
  const seen: EventDetail<typeof carSearch, E>[] = [];
  const listen = (event: Event) => {
    if (prevent) event.preventDefault();
    seen.push((event as CustomEvent).detail); // every event with this name has this type of detail
  };
  document.addEventListener(name, listen);
  ends.push(() => document.removeEventListener(name, listen));
  return seen;
}
