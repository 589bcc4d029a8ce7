import { type FormEvent, type MouseEvent, useRef } from 'react';

/**
 * The handlers of a form that is submitted by its button and by Enter also in a frame with `sandbox` and without
 * `allow-forms`: there the browser fires the click, and then no `submit`.
 */
export function useSubmit(submit: () => void): {
  readonly onSubmit: (event: FormEvent) => void;
  readonly onClick: (event: MouseEvent) => void;
} {
  const isSubmitted = useRef(false);
  return {
    onSubmit(event) {
      event.preventDefault();
      isSubmitted.current = true;
      submit();
    },
    onClick(event) {
      const target = event.target as Element; // what is clicked always is one
      if (!target.closest('[type=submit]')) return;
      isSubmitted.current = false;
      // Where the form may be submitted, that is over by then.
      setTimeout(() => {
        if (!isSubmitted.current && !event.defaultPrevented) submit();
      });
    },
  };
}
