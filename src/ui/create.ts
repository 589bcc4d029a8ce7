// Elements without React, and without any sink for markup.

type Attributes = Readonly<Record<string, string>>;
type Child = Node | string | null | undefined;

/** Creates an element. Leaves out children that are missing. */
export function create<K extends keyof HTMLElementTagNameMap>(
  name: K,
  attributes: Attributes,
  ...children: Child[]
): HTMLElementTagNameMap[K];
export function create(name: string, attributes: Attributes, ...children: Child[]): HTMLElement;
export function create(name: string, attributes: Attributes, ...children: Child[]): HTMLElement {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  element.append(...children.filter((child): child is Node | string => Boolean(child)));
  return element;
}

/** Creates an icon, as `icon` in src/ui/icons.tsx draws it. */
export function createIcon(path: string): SVGElement {
  const space = 'http://www.w3.org/2000/svg';
  const [icon, line] = [document.createElementNS(space, 'svg'), document.createElementNS(space, 'path')];
  icon.setAttribute('viewBox', '0 0 24 24');
  icon.setAttribute('class', 'icon');
  icon.setAttribute('aria-hidden', 'true');
  line.setAttribute('d', path);
  icon.append(line);
  return icon;
}
