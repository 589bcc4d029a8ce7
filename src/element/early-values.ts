/** A property that was set before the class was known hides its accessor: it is set again. */
export function keepEarlyValue(element: HTMLElement, property: string): void {
  if (!Object.hasOwn(element, property)) return;
  const value: unknown = Reflect.get(element, property);
  Reflect.deleteProperty(element, property);
  Reflect.set(element, property, value);
}
