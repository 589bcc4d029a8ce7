/** Returns whether the shopper prefers reduced motion, in the window of an element. */
export const prefersReducedMotion = ({ ownerDocument }: Element): boolean =>
  ownerDocument.defaultView?.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false;
