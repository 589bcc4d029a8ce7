const ends: (() => void)[] = [];
afterEach(() => {
  for (const end of ends.splice(0)) end();
});

/** Records the details of an event of any widget that reaches the document, until the test ends. */
export function recordEvents(name: string, { prevent = false } = {}): unknown[] {
  const details: unknown[] = [];
  const listen = (event: Event) => {
    if (prevent) event.preventDefault();
    details.push((event as CustomEvent).detail); // all of the widgets' events are custom events
  };
  document.addEventListener(name, listen);
  ends.push(() => document.removeEventListener(name, listen));
  return details;
}
