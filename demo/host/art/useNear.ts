import { type RefObject, startTransition, useEffect, useRef, useState } from 'react';

/** What is heard when an element comes near; one observer is enough for all. */
const heard = new WeakMap<Element, () => void>();
let observer: IntersectionObserver | undefined;

const watch = (): IntersectionObserver =>
  new IntersectionObserver(
    (entries, all) => {
      for (const { target, isIntersecting } of entries) {
        if (!isIntersecting) continue;
        all.unobserve(target);
        heard.get(target)?.();
      }
    },
    { rootMargin: '50%' },
  );

/** Whether an element is near what is in view, or was: what is further down is drawn when somebody comes there. */
export function useNear<T extends Element>(): [ref: RefObject<T | null>, isNear: boolean] {
  const ref = useRef<T>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    heard.set(element, () => startTransition(() => setNear(true)));
    observer ??= watch();
    observer.observe(element);
    return () => observer?.unobserve(element);
  }, []);
  return [ref, isNear];
}
