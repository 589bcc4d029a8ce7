import { elements } from 'storefront:elements';
import { defaultOf, parseAttribute, toValue } from '../element/attributes.js';
import type { AttributeDefinition } from '../element/definition.js';

/** What a stub knows of a widget: a part of its definition. */
export interface StubDefinition {
  readonly tag: string;
  /** By attribute name. */
  readonly attributes: Readonly<
    Record<string, { readonly property: string; readonly definition: AttributeDefinition }>
  >;
  readonly methods: readonly string[];
  /** The names of the events that a listener may prevent. */
  readonly cancelable: readonly string[];
}

/**
 * Defines an inert element for each widget, for DOMs that can't draw them, such as jsdom and happy-dom: the attributes and
 * properties are the widgets', the methods do nothing, and nothing is rendered. Elements that are defined stay as they are.
 */
export function defineStubs(): void {
  for (const definition of elements)
    if (!customElements.get(definition.tag)) customElements.define(definition.tag, stubOf(definition));
}

/**
 * Sends an event from an element as the widget does: it bubbles and is composed.
 * @param name the event's name, such as `storefront-search`
 * @returns false if a listener prevented what would happen next
 */
export function emit(element: Element, name: string, detail: object): boolean {
  const cancelable = elements.some(({ cancelable }) => cancelable.includes(name));
  return element.dispatchEvent(new CustomEvent(name, { bubbles: true, composed: true, cancelable, detail }));
}

function stubOf({ tag, attributes, methods }: StubDefinition): CustomElementConstructor {
  class Stub extends HTMLElement {
    static readonly observedAttributes = Object.keys(attributes);
    readonly values = new Map<string, unknown>();

    attributeChangedCallback(name: string, _: string | null, text: string | null): void {
      const attribute = attributes[name];
      if (attribute)
        this.values.set(attribute.property, parseAttribute(attribute.definition, `<${tag}> ${name}`, text));
    }
  }
  for (const [name, { property, definition }] of Object.entries(attributes))
    Object.defineProperty(Stub.prototype, property, {
      configurable: true,
      enumerable: true,
      get(this: Stub) {
        return this.values.has(property) ? this.values.get(property) : defaultOf(definition);
      },
      set(this: Stub, value: unknown) {
        if (definition.type === 'boolean') this.toggleAttribute(name, Boolean(value));
        else this.values.set(property, toValue(definition, `<${tag}> ${property}`, value));
      },
    });
  for (const method of methods)
    Object.defineProperty(Stub.prototype, method, { configurable: true, value: () => undefined });
  return Stub;
}
