/** The attribute that makes any element a placeholder, and names its widget. */
export const MARK = 'data-storefront';

/**
 * Returns the name of the widget that a placeholder becomes; null if the element is none. It's never the configuration:
 * many editors keep `data-*` for every author, and the configuration decides where the page sends passwords.
 */
export function markOf(element: Element): string | null {
  const mark = element.getAttribute(MARK);
  return mark === 'config' ? null : mark;
}

/** The widgets, by the placeholders that contain them. */
const widgets = new WeakMap<Node, Element>();

/** How often each placeholder got its element back in this task. */
const times = new WeakMap<Element, number>();

/** One observer for all, so placeholders can be garbage-collected. Created on first use: modules touch no DOM. */
let changes: MutationObserver | undefined;

function follow(records: readonly MutationRecord[]): void {
  for (const { target, attributeName } of records) {
    const element = widgets.get(target);
    const placeholder = target as Element; // only placeholders are observed
    if (!element) continue;
    if (!attributeName) putBack(placeholder, element);
    else if (markOf(placeholder) !== null) handOn(placeholder, element, attributeName.slice('data-'.length));
    else if (widgets.delete(target)) element.replaceWith(...element.childNodes);
  }
}

/**
 * Turns `<div data-storefront="car-search" data-make="byd">` into the element, for editors that strip unknown tags, and
 * keeps it in sync with the `data-*`. The element goes into the placeholder, and the placeholder's content into the
 * element. A framework can still change or remove its placeholder, whose style, class and language stay in effect.
 */
export function convert(placeholder: Element, tag: string): void {
  if (!placeholder.isConnected) return;
  // A copy of a placeholder, such as in a cloned carousel slide, already contains the element.
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
  changes.observe(placeholder, { attributes: true, childList: true });
}

/**
 * Puts the element back into its placeholder. A page that morphs its tree to the server's HTML (idiomorph, Turbo, Livewire)
 * removes the element, which the server doesn't know, and inserts the placeholder's content, which the element has.
 */
function putBack(placeholder: Element, element: Element): void {
  if (element.isConnected || !placeholder.isConnected || markOf(placeholder) === null) return;
  const count = times.get(placeholder) ?? 0;
  if (count > 20) return; // a page that removes it again each time gets its way
  times.set(placeholder, count + 1);
  setTimeout(() => times.delete(placeholder));
  if (placeholder.childElementCount) element.replaceChildren(...placeholder.childNodes);
  placeholder.replaceChildren(element);
}

/** Returns the attributes that the element observes, and those that every element has. */
function attributesOf(element: Element): readonly string[] {
  // Classes in this bundle have the field; one from elsewhere may not.
  const { observedAttributes = [] } = element.constructor as { observedAttributes?: readonly string[] };
  return [...observedAttributes, 'lang', 'dir'];
}

/** Passes an attribute on to the element, but only a known one: `data-onclick` must not become `onclick`. */
function handOn(placeholder: Element, element: Element, name: string): void {
  if (!attributesOf(element).includes(name)) return;
  const value = placeholder.getAttribute(`data-${name}`);
  if (value === null) element.removeAttribute(name);
  else element.setAttribute(name, value);
}
