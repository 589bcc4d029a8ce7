import { type RefObject, startTransition, useEffect, useRef, useState } from 'react';

/** The callbacks for elements that come near the viewport. One observer is enough for all of them. */
const callbacks = new WeakMap<Element, () => void>();
let observer: IntersectionObserver | undefined;

const watch = (): IntersectionObserver =>
  new IntersectionObserver(
    (entries, all) => {
      for (const { target, isIntersecting } of entries) {
        if (!isIntersecting) continue;
        all.unobserve(target);
        callbacks.get(target)?.();
      }
    },
    { rootMargin: '50%' },
  );

/** Returns whether an element is or was near the viewport. What's further down renders once the shopper gets there. */
export function useNear<T extends Element>(): [ref: RefObject<T | null>, isNear: boolean] {
  const ref = useRef<T>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    callbacks.set(element, () => startTransition(() => setNear(true)));
    observer ??= watch();
    observer.observe(element);
    return () => observer?.unobserve(element);
  }, []);
  return [ref, isNear];
}
