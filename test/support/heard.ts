const ends: (() => void)[] = [];
afterEach(() => {
  for (const end of ends.splice(0)) end();
});

/** Keeps the details of an event that reach the document, of whatever widget, until the test ends. */
export function heard(name: string, { prevent = false } = {}): unknown[] {
  const details: unknown[] = [];
  const listen = (event: Event) => {
    if (prevent) event.preventDefault();
    details.push((event as CustomEvent).detail); // every event of the widgets is one
  };
  document.addEventListener(name, listen);
  ends.push(() => document.removeEventListener(name, listen));
  return details;
}
