/** Says of any element which widget it is a place for. */
export const MARK = 'data-storefront';

/** The widgets by the placeholders that they stand in. */
const widgets = new WeakMap<Node, Element>();

/** One for all, made with the first: it keeps no placeholder from being collected, and modules touch no DOM. */
let changes: MutationObserver | undefined;

function follow(records: readonly MutationRecord[]): void {
  for (const { target, attributeName } of records) {
    const element = widgets.get(target);
    const placeholder = target as Element; // attributes alone are observed
    if (!element || !attributeName) continue;
    if (placeholder.hasAttribute(MARK)) handOn(placeholder, element, attributeName.slice('data-'.length));
    else if (widgets.delete(target)) element.replaceWith(...element.childNodes);
  }
}

/**
 * Turns `<div data-storefront="car-search" data-make="byd">` into the element, for editors that strip unknown tags, and
 * has it follow the `data-*`. The element comes into the placeholder, and what the placeholder held into the element:
 * a framework that made the placeholder may change it and remove it, and its style, class and language hold.
 */
export function convert(placeholder: Element, tag: string): void {
  if (!placeholder.isConnected) return;
  // A copy of a placeholder, as of a carousel's slide, has the element already.
  const before =
    widgets.get(placeholder) ?? [...placeholder.children].find(({ localName }) => localName === tag);
  if (before?.localName === tag) {
    widgets.set(placeholder, before);
  } else {
    const element = document.createElement(tag);
    for (const name of attributesOf(element)) handOn(placeholder, element, name);
    element.append(...(before ?? placeholder).childNodes);
    before?.remove();
    placeholder.append(element);
    widgets.set(placeholder, element);
  }
  changes ??= new MutationObserver(follow);
  changes.observe(placeholder, { attributes: true });
}

/** What the element knows, and what any does. */
function attributesOf(element: Element): readonly string[] {
  // The classes of this bundle have the field; one of another making may not.
  const { observedAttributes = [] } = element.constructor as { observedAttributes?: readonly string[] };
  return [...observedAttributes, 'lang', 'dir'];
}

/** Only attributes of these: a `data-onclick` must not become an `onclick`. */
function handOn(placeholder: Element, element: Element, name: string): void {
  if (!attributesOf(element).includes(name)) return;
  const value = placeholder.getAttribute(`data-${name}`);
  if (value === null) element.removeAttribute(name);
  else element.setAttribute(name, value);
}
