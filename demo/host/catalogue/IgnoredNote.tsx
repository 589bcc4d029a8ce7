import { useCatalogueTexts } from './messages/load.js';

/** Says which parts of an address were left out because they could not be read. */
export function IgnoredNote({ ignored }: { ignored: readonly string[] }) {
  const texts = useCatalogueTexts();
  if (ignored.length === 0) return null;
  const names: Readonly<Record<string, string>> = texts.names;
  // Both ends of a span are called the same.
  const parts = new Set(ignored.map((part) => names[part.replace(/_(min|max)$/, '')] ?? part));
  return (
    <p className="list-note" role="status">
      {texts.ignored.replace('{names}', () => [...parts].join(', '))}
    </p>
  );
}
