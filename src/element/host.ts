import type { Direction, Language } from '../i18n/locale.js';
import type { AttributeValues, EventDetail, Methods, WidgetDefinition } from './definition.js';

/** What a view may do with the element that it is drawn in. */
export interface WidgetHost<D extends WidgetDefinition> {
  /** The element itself (for React hosts: the element that carries the shadow root). */
  readonly element: HTMLElement;
  /**
   * Sends one of the widget's events; it bubbles and is composed.
   * @returns false when a listener called `preventDefault()`.
   */
  emit<E extends keyof D['events'] & string>(name: E, detail: EventDetail<D, E>): boolean;
  /** Writes back what the shopper changed, so that the properties always tell the present state. */
  update(values: Partial<AttributeValues<D>>): void;
  /** Gives up the space that was kept for the widget: from now on it takes its own. */
  settle(): void;
  /** Gives the element's methods their code; calls that came earlier are made now. Returns what takes it away. */
  expose(methods: Methods<D>): () => void;
}

/** The props that every view receives: its attributes, its host, and what the markup says of its language. */
export type ViewProps<D extends WidgetDefinition> = AttributeValues<D> & {
  readonly host: WidgetHost<D>;
  readonly lang: Language | null;
  readonly dir: Direction | null;
};

/** Sends an event that leaves the shadow root (contract section 2). Returns false when it was cancelled. */
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
