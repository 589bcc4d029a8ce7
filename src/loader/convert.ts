/** Attributes that mean the same on any element. */
const common = ['id', 'class', 'lang', 'dir'];

/**
 * Turns `<div data-storefront="car-search" data-make="byd">` into the element, for editors that strip unknown tags.
 * Only attributes that the element knows are taken over: a `data-onclick` must not become an `onclick`.
 */
export function convert(placeholder: Element, tag: string): void {
  if (!placeholder.isConnected) return;
  const element = document.createElement(tag);
  // The classes of this bundle have the field; one of another making may not.
  const { observedAttributes = [] } = element.constructor as {
    observedAttributes?: readonly string[];
  };
  for (const name of [...observedAttributes, ...common]) {
    const value =
      placeholder.getAttribute(`data-${name}`) ??
      (common.includes(name) ? placeholder.getAttribute(name) : null);
    if (value !== null) element.setAttribute(name, value);
  }
  const { style } = placeholder as HTMLElement; // what is marked may be of XML, which has none
  if (style?.length) element.style.cssText = style.cssText; // the attribute is what a policy forbids
  element.append(...placeholder.childNodes);
  placeholder.replaceWith(element);
}
