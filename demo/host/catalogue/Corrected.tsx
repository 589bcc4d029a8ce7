import { useCatalogueTexts } from './messages/load.js';

/** Says that other words were searched for than were typed. */
export function Corrected({ term, corrected }: { term: string; corrected: string | null }) {
  const texts = useCatalogueTexts();
  if (!corrected) return null;
  return (
    <p className="list-note">
      {texts.corrected.replace('{term}', () => term).replace('{words}', () => corrected)}
    </p>
  );
}
