import type { CatalogueMessages } from './messages/messages.js';

/** A span as a shopper reads it; empty for none. */
export function spanText(
  { from, to }: { from: string; to: string },
  texts: Pick<CatalogueMessages, 'between' | 'atLeast' | 'atMost'>,
  write: (text: string) => string,
): string {
  if (from === '' && to === '') return '';
  const text = to === '' ? texts.atLeast : from === '' ? texts.atMost : texts.between;
  return text
    .replace('{from}', () => (from === '' ? '' : write(from)))
    .replace('{to}', () => (to === '' ? '' : write(to)));
}
