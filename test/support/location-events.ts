import type { EventDetail } from '../../src/element/definition.js';
import type { location } from '../../src/location/location.definition.js';

type Definition = typeof location;

const ends: (() => void)[] = [];
afterEach(() => {
  for (const end of ends.splice(0)) end();
});

/** Records the details of a location dialog event that reaches the document, in order, until the test ends. */
export function details<E extends keyof Definition['events']>(name: E, { prevent = false } = {}) {
  const seen: EventDetail<Definition, E>[] = [];
  const listen = (event: Event) => {
    if (prevent) event.preventDefault();
    seen.push((event as CustomEvent).detail); // every event with this name has this type of detail
  };
  document.addEventListener(name, listen);
  ends.push(() => document.removeEventListener(name, listen));
  return seen;
}
