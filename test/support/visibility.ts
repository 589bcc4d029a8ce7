import { pageRecord } from '../../src/page/page-record.js';

/** The ways in which a page can be there without anybody looking at it. */
export const unseen = {
  prerendered: { property: 'prerendering', value: true, event: 'prerenderingchange' },
  'in the background': { property: 'visibilityState', value: 'hidden', event: 'visibilitychange' },
} as const;

export type Unseen = keyof typeof unseen;

const forget = () => {
  for (const { property } of Object.values(unseen)) Reflect.deleteProperty(document, property);
  pageRecord.shared.delete('visibility');
};

/** Makes the page one that nobody has seen yet. Returns a function that shows it. */
export function hidePage(way: Unseen): () => void {
  const { property, value, event } = unseen[way];
  forget();
  Object.defineProperty(document, property, { value, configurable: true });
  return () => {
    Reflect.deleteProperty(document, property);
    document.dispatchEvent(new Event(event));
  };
}

/** Makes the page one that's seen from the start again. */
export const restorePage = forget;
