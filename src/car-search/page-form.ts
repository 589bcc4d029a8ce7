/** What the shopper has done in a form that was there before the widget, so that none of it is lost. */
export interface PageForm {
  readonly make: string | null;
  readonly model: string | null;
  /** Whether a choice differs from the one that the form started with. */
  readonly isChanged: boolean;
  /** The part that has the focus. */
  readonly focused: 'make' | 'model' | 'button' | undefined;
}

const dropped = new WeakSet<Element>();

/** Makes the page's own form no longer count, because the shopper has chosen in the widget since. */
export const dropPageForm = (element: Element): unknown => dropped.add(element);

/**
 * Reads the page's own form (the default slot) with its `make` and `model` fields. Returns null if there is none, or if
 * it no longer counts.
 */
export function readPageForm(element: HTMLElement): PageForm | null {
  return dropped.has(element) || !element.querySelector('form') ? null : readFields(element);
}

/**
 * Reads the fields `make` and `model` of the form in an element. The form itself isn't read: a field may have the name
 * of one of its methods, and hide it.
 */
export function readFields(root: ParentNode): PageForm {
  const field = (name: string) => root.querySelector(`form :is(select, input)[name="${name}"]`);
  const chosen = (name: string) => {
    const { value } = Object(field(name)) as Partial<HTMLSelectElement | HTMLInputElement>; // the selector names both
    return value?.trim() || null;
  };
  return {
    make: chosen('make'),
    model: chosen('model'),
    isChanged: [...root.querySelectorAll<HTMLOptionElement>('form option')].some(
      (option) => option.selected !== option.defaultSelected,
    ),
    focused: root.querySelector('form button')?.matches(':focus')
      ? 'button'
      : (['make', 'model'] as const).find((name) => field(name)?.matches(':focus')),
  };
}
