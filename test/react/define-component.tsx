import { type ComponentType, createRef, type Ref } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { defaultOf, parseAttribute } from '../../src/element/attributes.js';
import { toAttributeName, type WidgetDefinition } from '../../src/element/definition.js';
import type { ViewProps } from '../../src/element/host.js';
import { createComponent } from '../../src/react/create-component.js';

type Values = Readonly<Record<string, unknown>>;
type Code = Readonly<Record<string, (...values: unknown[]) => unknown>>;

/**
 * Replaces `defineWidget` when tests run over the React entry (`OVER=react`). A tag in the markup becomes a host that
 * renders the widget's React component. Its attributes and properties become the props, its methods are called through
 * the ref, and the tag's content becomes the children. So the tests of the elements check that the component does the
 * same.
 */
export function defineWidget<D extends WidgetDefinition>(
  definition: D,
  View: ComponentType<ViewProps<D>>,
  { styles }: { readonly styles: readonly string[] },
): void {
  const { tag, attributes, methods } = definition;
  if (customElements.get(tag)) return;
  // The props are read from the definition that types them.
  const Component = createComponent(definition, View, styles) as unknown as ComponentType<
    Values & { readonly ref: Ref<Code> }
  >;

  class Host extends HTMLElement {
    static readonly observedAttributes = Object.keys(attributes).map(toAttributeName);
    readonly #props: Record<string, unknown> = {};
    readonly #ref = createRef<Code>();
    #root: Root | undefined;

    connectedCallback(): void {
      if (this.#root) return;
      this.style.display = 'contents';
      const content = [...this.childNodes];
      this.replaceChildren();
      this.#root = createRoot(this);
      this.#render();
      this.#box?.append(...content);
    }

    disconnectedCallback(): void {
      queueMicrotask(() => {
        if (this.isConnected) return;
        this.#root?.unmount();
        this.#root = undefined;
      });
    }

    attributeChangedCallback(name: string, _old: string | null, text: string | null): void {
      for (const [property, attribute] of Object.entries(attributes))
        if (toAttributeName(property) === name)
          this.#props[property] = text === null ? undefined : parseAttribute(attribute, tag, text);
      this.#render();
    }

    #render(): void {
      this.#root?.render(<Component {...this.#props} ref={this.#ref} />);
    }

    /** The element that the component rendered. */
    get #box(): Element | null {
      return this.firstElementChild;
    }

    // The tests look here for what an element has rendered.
    override get shadowRoot(): ShadowRoot | null {
      return this.#box?.shadowRoot ?? null;
    }

    static {
      for (const [property, attribute] of Object.entries(attributes))
        Object.defineProperty(Host.prototype, property, {
          get(this: Host) {
            return this.#props[property] ?? defaultOf(attribute);
          },
          set(this: Host, value: unknown) {
            this.#props[property] = value;
            this.#render();
          },
        });
      for (const method of Object.keys(methods))
        Object.defineProperty(Host.prototype, method, {
          value(this: Host, ...values: unknown[]) {
            return this.#ref.current?.[method]?.(...values);
          },
        });
    }
  }
  customElements.define(tag, Host);
}
