import { type RefObject, useLayoutEffect, useState } from 'react';
import { closeOnEscape } from '../ui/escape.js';

/** The minimum distance between the panel and the edges of the window, in px. */
const gap = 8;

/**
 * Manages a panel that a button opens and closes. Escape closes it and returns the focus to the button, a press or
 * focus elsewhere closes it, and it stays within the window.
 */
export function useDisclosure(
  element: HTMLElement,
  button: RefObject<HTMLElement | null>,
  panel: RefObject<HTMLElement | null>,
  label: unknown,
) {
  const [isOpen, setOpen] = useState(false);
  useLayoutEffect(() => {
    const box = panel.current;
    if (!isOpen || !box) return;
    const page = element.ownerDocument;
    const place = () => {
      box.style.translate = '0';
      const { left, right } = box.getBoundingClientRect();
      const over = right + gap - page.documentElement.clientWidth;
      box.style.translate = `${left < gap ? gap - left : -Math.max(over, 0)}px`;
    };
    place();
    window.addEventListener('resize', place);

    const onElsewhere = (event: Event) => {
      if (!event.composedPath().includes(element)) setOpen(false);
    };
    page.addEventListener('pointerdown', onElsewhere, true);
    page.addEventListener('focusin', onElsewhere);
    const stop = closeOnEscape({
      element,
      takesAll: true,
      isShown: () => true,
      close() {
        setOpen(false);
        button.current?.focus();
      },
    });
    return () => {
      stop();
      window.removeEventListener('resize', place);
      page.removeEventListener('pointerdown', onElsewhere, true);
      page.removeEventListener('focusin', onElsewhere);
    };
  }, [isOpen, element, button, panel, label]);
  return { isOpen, toggle: () => setOpen(!isOpen), close: () => setOpen(false) };
}
