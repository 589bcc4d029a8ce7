import { type FormEvent, type MouseEvent, useRef } from 'react';

/**
 * Returns the handlers of a form that can be submitted with its button or Enter, even in a sandboxed frame without
 * `allow-forms`. There, the browser fires the click, but then no `submit`.
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
      const target = event.target as Element; // clicks always target an element
      if (!target.closest('[type=submit]')) return;
      isSubmitted.current = false;
      // If the form may be submitted, that has happened by then.
      setTimeout(() => {
        if (!isSubmitted.current && !event.defaultPrevented) submit();
      });
    },
  };
}
