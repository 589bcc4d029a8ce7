import { type RefObject, useEffect, useState } from 'react';

/** Returns whether any part of an element is on screen. @param atFirst until that's known */
export function useIsInView(element: RefObject<Element | null>, atFirst: boolean): boolean {
  const [isInView, setInView] = useState(atFirst);
  useEffect(() => {
    if (!element.current) return;
    const observer = new IntersectionObserver((entries) =>
      setInView(entries.at(-1)?.isIntersecting ?? atFirst),
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, atFirst]);
  return isInView;
}
