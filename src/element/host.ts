import type { Direction, Language } from '../page/locale.js';
import type { AttributeValues, EventDetail, Methods, WidgetDefinition } from './definition.js';

/** What a view may do with the element it's rendered in. */
export interface WidgetHost<D extends WidgetDefinition> {
  /** The element itself (for React hosts: the element that carries the shadow root). */
  readonly element: HTMLElement;
  /**
   * Sends one of the widget's events, which bubbles and is composed.
   * @returns false if a listener called `preventDefault()`.
   */
  emit<E extends keyof D['events'] & string>(name: E, detail: EventDetail<D, E>): boolean;
  /** Writes back the shopper's changes, so the properties always reflect the current state. */
  update(values: Partial<AttributeValues<D>>): void;
  /** Releases the space reserved for the widget. From now on, it has its own height. */
  settle(): void;
  /** Implements the element's methods and makes the calls that waited. Returns a function that removes them. */
  expose(methods: Methods<D>): () => void;
}

/** The props that every view receives: its attributes, its host, and the language and direction in the markup. */
export type ViewProps<D extends WidgetDefinition> = AttributeValues<D> & {
  readonly host: WidgetHost<D>;
  readonly lang: Language | null;
  readonly dir: Direction | null;
};

/** Sends an event that leaves the shadow root (contract section 2). Returns false if it was canceled. */
export function dispatch(element: Element, name: string, detail: object, cancelable = false): boolean {
  return element.dispatchEvent(
    new CustomEvent(name, {
      detail,
      cancelable,
      bubbles: true,
      composed: true,
    }),
  );
}
