// Templates that a view, a server, and the loader share, and how the loader makes elements of them.

type Attributes = Readonly<Record<string, unknown>>;

/** A child that is missing is left out. */
export type Child<Tree> = Tree | string | false | null | undefined;

/**
 * Creates an element: `createElement` of React and Preact, or `createNode`. Attributes have the names that React has for
 * them.
 */
export type Create<Tree> = (name: string, attributes: Attributes, ...children: Child<Tree>[]) => Tree;

const svgElements = new Set(['svg', 'path', 'circle']);

/** Creates an element without React, and without any sink for markup. */
export function createNode(name: string, attributes: Attributes, ...children: Child<Element>[]): Element {
  const element = svgElements.has(name)
    ? document.createElementNS('http://www.w3.org/2000/svg', name)
    : document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) {
    if (key === 'style') setStyle(element as HTMLElement, value as Readonly<Record<string, string>>);
    else if (key !== 'key' && value !== false && value !== null && value !== undefined)
      element.setAttribute(nameOf(key), value === true ? '' : String(value));
  }
  for (const child of children) if (child || child === '') element.append(child);
  return element;
}

const nameOf = (key: string): string =>
  key === 'className' ? 'class' : key === 'fetchPriority' ? 'fetchpriority' : key;

/** By script, because a policy may refuse a `style` attribute. */
function setStyle({ style }: HTMLElement, values: Readonly<Record<string, string>>): void {
  for (const [property, value] of Object.entries(values)) style.setProperty(property, value);
}
