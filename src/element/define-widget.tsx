import r2wc from '@r2wc/react-to-web-component';
import type { ComponentType } from 'react';
import { adoptStyles } from '../ui/adopt-styles.js';
import { defaultOf, parseAttribute, restoreEarlyValue, toValue } from './attributes.js';
import { type CommonDetail, toAttributeName, type WidgetDefinition } from './definition.js';
import { ErrorBoundary } from './ErrorBoundary.js';
import { dispatch, type ViewProps } from './host.js';
import { markupLanguage, watchLanguage } from './markup-language.js';
import { warnOfMissing } from './missing.js';
import { watchUnclosed } from './unclosed.js';

// r2wc keeps its state under registered symbols (@r2wc/core 1.3.1), so a subclass can close its gaps.
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
  /** The texts of its stylesheets, in cascade order. */
  readonly styles: readonly string[];
  /** Returns the fields that every event has in addition to its own. */
  readonly commonDetail: () => CommonDetail;
}

/**
 * Creates a custom element class from a React view and its definition.
 *
 * What it adds to r2wc: Removing an attribute restores its default. Booleans work as in HTML. Invalid input becomes
 * the default, with one warning. A property that was set before the definition is kept. Changes made together render
 * once. A moved node keeps its state, and a removed one is torn down. Errors stay inside the element.
 */
export function createWidgetClass<D extends WidgetDefinition>(
  definition: D,
  View: ComponentType<ViewProps<D>>,
  { styles, commonDetail }: WidgetOptions,
): CustomElementConstructor {
  const { tag, attributes, methods, events } = definition;
  const properties = Object.keys(attributes);
  const propertyOf = new Map(properties.map((property) => [toAttributeName(property), property]));

  const Guard = (props: ViewProps<D>) => <ErrorBoundary tag={tag}>{() => <View {...props} />}</ErrorBoundary>;
  // r2wc's types don't include the symbols above.
  const Base = r2wc(Guard as ComponentType<object>, {
    shadow: 'open',
  }) as unknown as new () => R2wcElement;

  class Widget extends Base {
    static readonly observedAttributes = [...propertyOf.keys()];
    #methods: Record<string, (...values: unknown[]) => unknown> | undefined;
    #waiting: (() => void)[] = [];
    #drawing = false;
    #mounting = false;
    #unwatch: (() => void) | undefined;

    constructor() {
      super();
      // A simulated browser may have neither these nor the sheets below: see src/element/missing.ts.
      const internals = this.attachInternals?.();
      this[connected] = false; // r2wc starts with true, and would mount an element that isn't in a document.
      const props = this[propsOf];
      for (const [property, attribute] of Object.entries(attributes)) props[property] = defaultOf(attribute);
      props.host = {
        element: this,
        emit: (name: `storefront-${string}`, detail: object) =>
          dispatch(this, name, { ...detail, ...commonDetail() }, events[name]?.cancelable),
        update: (values: object) => Object.assign(this, values),
        // Older engines don't support custom states, and drop the CSS rules that use them (src/build/definitions.mjs).
        settle: () => {
          try {
            internals?.states?.add('ready');
          } catch {
            // Chromium before 125 drops the rules, too: it accepts only names that start with two dashes.
          }
        },
        expose: (code: Record<string, (...values: unknown[]) => unknown>) => {
          this.#methods = code;
          for (const go of this.#waiting.splice(0)) go();
          return () => {
            this.#methods = undefined;
          };
        },
      };
    }

    /**
     * Called by r2wc. A root that was there before the element was defined is emptied and taken over, as the browser
     * does with one that came with the markup: the loader may have drawn in it (src/car-search/early-form.ts).
     */
    override attachShadow(init: ShadowRootInit): ShadowRoot {
      const { shadowRoot } = this;
      if (!shadowRoot) return super.attachShadow(init);
      if (shadowRoot.adoptedStyleSheets) shadowRoot.adoptedStyleSheets = [];
      shadowRoot.replaceChildren();
      return shadowRoot;
    }

    override connectedCallback(): void {
      if (!this.isConnected) return; // already removed by another element's callback
      try {
        for (const property of properties) restoreEarlyValue(this, property);
        adoptStyles(this.shadowRoot, styles);
        this.connectedMoveCallback();
        if (!this[context]) {
          super.connectedCallback();
          watchUnclosed(this);
        }
      } catch (error) {
        // Some simulated browsers throw it where the page adds the element.
        console.error(`[storefront-widgets] <${tag}> could not be drawn.`, error);
      }
    }

    override disconnectedCallback(): void {
      // A move is a removal and an insertion in one task. Only tear down an element that stays removed.
      queueMicrotask(() => {
        if (this.isConnected) return;
        this.#unwatch?.();
        super.disconnectedCallback();
      });
    }

    /** Its presence makes `moveBefore()` call this method instead of the two callbacks above. */
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
      if (!this[context] && !this.#mounting) {
        this.#mounting = true;
        try {
          super[render]();
        } finally {
          this.#mounting = false;
        }
        return;
      }
      // While the first drawing runs, a view may change properties, too. To r2wc, it isn't mounted yet.
      this.#drawing = true;
      queueMicrotask(() => this.#drawNow());
    }

    /** Renders pending changes right away. */
    #drawNow(): void {
      if (!this.#drawing || this.#mounting) return;
      this.#drawing = false;
      super[render](); // does nothing if the element was torn down meanwhile
    }

    #readLanguage = (): void => {
      const { lang, dir } = markupLanguage(this);
      const props = this[propsOf];
      if (props.lang === lang && props.dir === dir) return;
      Object.assign(props, { lang, dir });
      this[render]();
    };

    /** Calls a method of the view. If the view hasn't rendered yet, the call waits for it. */
    #call(method: string, values: unknown[]): unknown {
      this.#drawNow(); // a method sees the properties that were set on the line before it
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
 * Hides the custom element registry of nodes that moved to another document, and of those that are added to them later.
 * Chromium 156 leaves the nodes in a shadow root with the old document's registry, and gives it to what they contain.
 * Preact passes a parent's registry on to the elements it creates there, and `createElementNS` rejects one of another
 * document. Without one, it uses the document's own.
 */
function forgetRegistry(root: ShadowRoot): void {
  if (!('customElementRegistry' in root)) return;
  const forget = (node: Node) =>
    Object.defineProperty(node, 'customElementRegistry', { value: undefined, configurable: true });
  const forgetAll = (node: ParentNode & Node) => [node, ...node.querySelectorAll('*')].forEach(forget);
  forgetAll(root);
  // What is added is rendered at once, and what it contains later on.
  new MutationObserver((records) => {
    for (const { addedNodes } of records)
      for (const node of addedNodes) if ('querySelectorAll' in node) forgetAll(node as Element); // it has children
  }).observe(root, { childList: true, subtree: true });
}

/**
 * Defines a widget's element. The first definition of a tag wins, so a bundle that is loaded twice, or in two versions,
 * never throws (contract section 1). Does nothing on a server, which has no custom elements.
 */
export function defineWidget<D extends WidgetDefinition>(
  definition: D,
  View: ComponentType<ViewProps<D>>,
  options: WidgetOptions,
): void {
  if (typeof document !== 'undefined') warnOfMissing();
  if (typeof customElements === 'undefined' || customElements.get(definition.tag)) return;
  customElements.define(definition.tag, createWidgetClass(definition, View, options));
}
