import { keepEarlyValue } from '../element/attributes.js';
import { toAttributeName } from '../element/definition.js';
import { type ConfigKey, configDefinition } from '../state/config.definition.js';
import { configure, store } from '../state/store.js';

const keys = Object.keys(configDefinition) as ConfigKey[]; // a const object's keys

const toKey = (name: string): string => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/**
 * `<storefront-config>`: the configuration as attributes or properties (contract section 1). It shows nothing, and
 * a removed attribute restores the default. Only one that is in the page configures it: a copy that a router keeps
 * for later must not undo what was configured since.
 */
function createConfigClass(): CustomElementConstructor {
  class ConfigElement extends HTMLElement {
    static readonly observedAttributes = keys.map(toAttributeName);
    /** What was set while the element was not in the page. */
    readonly #waiting = new Map<string, unknown>();
    #isInPage = false;

    connectedCallback(): void {
      this.hidden = true;
      // Any network may stand behind `social-`: names that are not known cannot be observed.
      for (const { name, value } of this.attributes) {
        if (name.startsWith('social-')) this.#set(toKey(name), value);
      }
      for (const key of keys) keepEarlyValue(this, key);
      this.#isInPage = true;
      configure(Object.fromEntries(this.#waiting));
      this.#waiting.clear();
      const page = this.ownerDocument;
      if (page.getElementsByTagName('storefront-config')[1])
        import('./disagreement.js').then(
          ({ warnOfDisagreement }) => warnOfDisagreement(page),
          () => {}, // a warning less
        );
    }

    disconnectedCallback(): void {
      this.#isInPage = false;
    }

    attributeChangedCallback(name: string, _old: string | null, text: string | null): void {
      this.#set(toKey(name), text);
    }

    #set(key: string, value: unknown): void {
      if (this.#isInPage) configure({ [key]: value });
      else this.#waiting.set(key, value);
    }

    static {
      for (const key of keys) {
        if (key === 'lang') continue; // every element has it, and reflects it
        Object.defineProperty(ConfigElement.prototype, key, {
          configurable: true,
          enumerable: true,
          get(this: ConfigElement) {
            const waiting = this.#waiting;
            return waiting.has(key) ? waiting.get(key) : store.getState().bigdata.config[key];
          },
          set(this: ConfigElement, value: unknown) {
            this.#set(key, value);
          },
        });
      }
    }
  }
  return ConfigElement;
}

/** Defines `<storefront-config>`, unless another copy did, or there are no elements, as on a server. */
export function defineConfigElement(): void {
  if (typeof customElements === 'undefined' || customElements.get('storefront-config')) return;
  customElements.define('storefront-config', createConfigClass());
}
