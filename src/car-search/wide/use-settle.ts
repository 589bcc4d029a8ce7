import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Answers the search, which asks before it begins, while a field is on the page.
 * @param settle where the search asks
 * @param answer the field's answer, that of its latest render: whether the search can begin
 */
export function useSettle(settle: RefObject<() => boolean>, answer: () => boolean): void {
  const latest = useRef(answer);
  latest.current = answer;
  useLayoutEffect(() => {
    settle.current = () => latest.current();
    return () => {
      settle.current = () => true;
    };
  }, [settle]);
}
