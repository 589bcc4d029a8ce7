import { type ConfigKey, configDefinition } from '../state/config.definition.js';
import { configureFrom, store } from '../state/store.js';
import { restoreEarlyValue } from './attributes.js';
import { toAttributeName } from './definition.js';

const keys = Object.keys(configDefinition) as ConfigKey[]; // a const object's keys

const toKey = (name: string): string => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/**
 * Creates the class of `<storefront-config>`: the configuration as attributes or properties (contract section 1). The
 * element shows nothing, and removing an attribute restores the default. It takes effect only while it's in the page: a
 * copy that a router keeps for later must not undo newer configuration. It can't change where the loader's tag or
 * `configure()` sends secrets (src/state/config.ts).
 */
function createConfigClass(): CustomElementConstructor {
  class ConfigElement extends HTMLElement {
    static readonly observedAttributes = keys.map(toAttributeName);
    /** The values that were set while the element wasn't in the page. */
    readonly #waiting = new Map<string, unknown>();
    #isInPage = false;

    connectedCallback(): void {
      this.hidden = true;
      // Any network's name may follow `social-`, and unknown attribute names can't be observed.
      for (const { name, value } of this.attributes) {
        if (name.startsWith('social-')) this.#set(toKey(name), value);
      }
      for (const key of keys) restoreEarlyValue(this, key);
      this.#isInPage = true;
      configureFrom('element', Object.fromEntries(this.#waiting));
      this.#waiting.clear();
      const page = this.ownerDocument;
      if (page.getElementsByTagName('storefront-config')[1])
        import('./disagreement.js').then(
          ({ warnOfDisagreement }) => warnOfDisagreement(page),
          () => {}, // only the warning is lost
        );
    }

    disconnectedCallback(): void {
      this.#isInPage = false;
    }

    attributeChangedCallback(name: string, _old: string | null, text: string | null): void {
      this.#set(toKey(name), text);
    }

    #set(key: string, value: unknown): void {
      if (this.#isInPage) configureFrom('element', { [key]: value });
      else this.#waiting.set(key, value);
    }

    static {
      for (const key of keys) {
        if (key === 'lang') continue; // every element has `lang`, and reflects it
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

/** Defines `<storefront-config>`, unless another copy already has, or there are no custom elements, as on a server. */
export function defineConfigElement(): void {
  if (typeof customElements === 'undefined' || customElements.get('storefront-config')) return;
  customElements.define('storefront-config', createConfigClass());
}
