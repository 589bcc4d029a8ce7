import r2wc from '@r2wc/react-to-web-component';
import type { ComponentType } from 'react';
import { adoptStyles } from '../ui/adopt-styles.js';
import { defaultOf, keepEarlyValue, parseAttribute, toValue } from './attributes.js';
import { type CommonDetail, toAttributeName, type WidgetDefinition } from './definition.js';
import { ErrorBoundary } from './ErrorBoundary.js';
import { dispatch, type ViewProps } from './host.js';
import { markupLanguage, watchLanguage } from './markup-language.js';

// r2wc keeps its state under registered symbols (@r2wc/core 1.3.1), so that a subclass can close its holes.
const connected = Symbol.for('r2wc.connected');
const propsOf = Symbol.for('r2wc.props');
const render = Symbol.for('r2wc.render');
const context = Symbol.for('r2wc.context');

interface R2wcElement extends HTMLElement {
  readonly shadowRoot: ShadowRoot;
  [connected]: boolean;
  [propsOf]: Record<string, unknown>;
  [context]: unknown;
  [render](): void;
  connectedCallback(): void;
  disconnectedCallback(): void;
}

export interface WidgetOptions {
  /** The texts of its stylesheets, in the order of the cascade. */
  readonly styles: readonly string[];
  /** What every event tells beside its own fields. */
  readonly commonDetail: () => CommonDetail;
}

/**
 * Makes an element class of a React view and its definition.
 *
 * What it adds to r2wc: a removed attribute returns to its default; booleans as in HTML; bad input becomes the
 * default with one warning; a property set before the definition is kept; changes made together are drawn once;
 * a moved node keeps its state, a removed one is torn down; an error stays inside.
 */
export function createWidgetClass<D extends WidgetDefinition>(
  definition: D,
  View: ComponentType<ViewProps<D>>,
  { styles, commonDetail }: WidgetOptions,
): CustomElementConstructor {
  const { tag, attributes, methods, events } = definition;
  const properties = Object.keys(attributes);
  const propertyOf = new Map(properties.map((property) => [toAttributeName(property), property]));

  const Drawn = (props: ViewProps<D>) => (
    <ErrorBoundary tag={tag}>
      <View {...props} />
    </ErrorBoundary>
  );
  // The types of r2wc know nothing of the symbols above.
  const Base = r2wc(Drawn as ComponentType<object>, {
    shadow: 'open',
  }) as unknown as new () => R2wcElement;

  class Widget extends Base {
    static readonly observedAttributes = [...propertyOf.keys()];
    #methods: Record<string, (...values: unknown[]) => unknown> | undefined;
    #waiting: (() => void)[] = [];
    #drawing = false;
    #unwatch: (() => void) | undefined;

    constructor() {
      super();
      const internals = this.attachInternals();
      this[connected] = false; // r2wc begins with true, and would mount an element that is not in a document.
      const props = this[propsOf];
      for (const [property, attribute] of Object.entries(attributes)) props[property] = defaultOf(attribute);
      props.host = {
        element: this,
        emit: (name: `storefront-${string}`, detail: object) =>
          dispatch(this, name, { ...detail, ...commonDetail() }, events[name]?.cancelable),
        update: (values: object) => Object.assign(this, values),
        // Older engines know no states of an element, and drop the rules that ask for one (src/build/definitions.mjs).
        settle: () => internals.states?.add('ready'),
        expose: (code: Record<string, (...values: unknown[]) => unknown>) => {
          this.#methods = code;
          for (const go of this.#waiting.splice(0)) go();
          return () => {
            this.#methods = undefined;
          };
        },
      };
    }

    override connectedCallback(): void {
      if (!this.isConnected) return; // taken away again by another element's callback
      for (const property of properties) keepEarlyValue(this, property);
      adoptStyles(this.shadowRoot, styles);
      this.connectedMoveCallback();
      if (!this[context]) super.connectedCallback();
    }

    override disconnectedCallback(): void {
      // A move is a removal and an insertion in one task: only an element that stays away is torn down.
      queueMicrotask(() => {
        if (this.isConnected) return;
        this.#unwatch?.();
        super.disconnectedCallback();
      });
    }

    /** Present so that `moveBefore()` is a move, and neither of the callbacks above is called. */
    connectedMoveCallback(): void {
      this.#readLanguage();
      this.#unwatch = watchLanguage(this.#readLanguage, this);
    }

    adoptedCallback(): void {
      forgetRegistry(this.shadowRoot);
    }

    attributeChangedCallback(name: string, _old: string | null, text: string | null): void {
      const property = propertyOf.get(name);
      const attribute = property && attributes[property];
      if (!attribute) return;
      this[propsOf][property] = parseAttribute(attribute, `<${tag}> ${name}`, text);
      this[render]();
    }

    override [render](): void {
      if (!this[connected] || this.#drawing) return;
      if (!this[context]) {
        super[render]();
        return;
      }
      this.#drawing = true;
      queueMicrotask(() => this.#drawNow());
    }

    /** Draws what waits to be drawn. */
    #drawNow(): void {
      if (!this.#drawing) return;
      this.#drawing = false;
      super[render](); // nothing, when the element was torn down meanwhile
    }

    #readLanguage = (): void => {
      const { lang, dir } = markupLanguage(this);
      const props = this[propsOf];
      if (props.lang === lang && props.dir === dir) return;
      Object.assign(props, { lang, dir });
      this[render]();
    };

    /** Calls a method of the view; before the view is drawn, the call waits for it. */
    #call(method: string, values: unknown[]): unknown {
      this.#drawNow(); // a method takes what was set in the line before it
      if (this.#methods) return this.#methods[method]?.(...values);
      return new Promise<void>((go) => this.#waiting.push(go)).then(() => this.#call(method, values));
    }

    static {
      for (const [property, attribute] of Object.entries(attributes)) {
        const name = toAttributeName(property);
        Object.defineProperty(Widget.prototype, property, {
          configurable: true,
          enumerable: true,
          get(this: Widget) {
            return this[propsOf][property];
          },
          set(this: Widget, value: unknown) {
            if (attribute.type === 'boolean') {
              this.toggleAttribute(name, Boolean(value));
              return;
            }
            this[propsOf][property] = toValue(attribute, `<${tag}> ${property}`, value);
            this[render]();
          },
        });
      }
      for (const method of Object.keys(methods)) {
        Object.assign(Widget.prototype, {
          [method](this: Widget, ...values: unknown[]) {
            return this.#call(method, values);
          },
        });
      }
    }
  }
  return Widget;
}

/**
 * In another document, Chromium 156 leaves what stands in a shadow root with the registry of the old one. Preact hands
 * a parent's registry on to what it creates in it, and `createElementNS` refuses one of another document; without any,
 * it takes the document's own.
 */
function forgetRegistry(root: ShadowRoot): void {
  for (const node of [root, ...root.querySelectorAll('*')])
    Object.defineProperty(node, 'customElementRegistry', { value: undefined, configurable: true });
}

/**
 * Defines a widget's element. The first definition of a tag stays, whoever made it: a bundle that is loaded twice,
 * or in two versions, never throws (contract section 1). On a server, which has no elements, it does nothing.
 */
export function defineWidget<D extends WidgetDefinition>(
  definition: D,
  View: ComponentType<ViewProps<D>>,
  options: WidgetOptions,
): void {
  if (typeof customElements === 'undefined' || customElements.get(definition.tag)) return;
  customElements.define(definition.tag, createWidgetClass(definition, View, options));
}
