import { createContext, useContext, useEffect, useState } from 'react';

/** How long after the end of a press its click may follow, in milliseconds. With a mouse, it follows at once. */
const CLICK_MS = 300;

/** Whether a pointer is pressed in the form. */
export const PressContext = createContext(false);

/** Follows presses in a form, from the pointer going down until its click. */
export function usePress() {
  const [isPressed, setPressed] = useState(false);
  useEffect(() => {
    if (!isPressed) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const release = () => setPressed(false);
    const onUp = () => {
      timer = setTimeout(release, CLICK_MS);
    };
    const events = { click: release, pointercancel: release, pointerup: onUp };
    for (const [name, listener] of Object.entries(events)) addEventListener(name, listener);
    return () => {
      clearTimeout(timer);
      for (const [name, listener] of Object.entries(events)) removeEventListener(name, listener);
    };
  }, [isPressed]);
  return { isPressed, onPointerDown: () => setPressed(true) };
}

/**
 * Returns a form's message, or the one before it while a pointer is pressed. A message takes room: it would move a
 * button away from under the pointer, and the click would be lost.
 */
export function useHeld<T>(message: T): T {
  const isPressed = useContext(PressContext);
  const [shown, setShown] = useState(message);
  if (!isPressed && shown !== message) setShown(message);
  return isPressed ? shown : message;
}
