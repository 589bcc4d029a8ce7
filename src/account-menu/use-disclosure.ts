import { type RefObject, useLayoutEffect, useState } from 'react';
import { closeOnEscape } from '../ui/escape.js';
import { type Placing, showPopup } from '../ui/popup/place.js';

/** As wide as its content. In px. */
const placing: Placing = { edge: 'end', tallest: 576 };

/**
 * Manages a panel that a button opens and closes. It opens in the top layer. Escape closes it and returns the focus to
 * the button, and a press or focus elsewhere closes it.
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
    const opener = button.current;
    if (!isOpen || !box || !opener) return;
    const page = element.ownerDocument;
    const hide = showPopup(opener, box, placing);

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
      hide();
      page.removeEventListener('pointerdown', onElsewhere, true);
      page.removeEventListener('focusin', onElsewhere);
    };
  }, [isOpen, element, button, panel, label]);
  return { isOpen, toggle: () => setOpen(!isOpen), close: () => setOpen(false) };
}
