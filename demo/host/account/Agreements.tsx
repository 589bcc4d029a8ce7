import { useEffect, useState } from 'react';
import type { LegalDocument } from '../legal/document.js';
import { LegalText } from '../legal/LegalText.js';
import { loadLegal } from '../legal/load.js';
import { useSpeech } from '../messages/speech.js';

const names = ['terms', 'privacy'] as const;

type Texts = Partial<Record<(typeof names)[number], LegalDocument>>;

/** What the sign-in page shows in its agreement dialogs; until it is there, they lead to the documents' pages. */
export function Agreements() {
  const { lang } = useSpeech();
  const [texts, setTexts] = useState<Texts>({});
  useEffect(() => {
    let isWanted = true;
    for (const name of names) {
      loadLegal(name, lang).then(
        ({ document: text }) => isWanted && setTexts((before) => ({ ...before, [name]: text })),
        () => undefined,
      );
    }
    return () => {
      isWanted = false;
    };
  }, [lang]);
  return names.map((name) => {
    const text = texts[name];
    return (
      text && (
        <div key={name} slot={name} className="legal-text">
          <LegalText text={text} level="h3" />
        </div>
      )
    );
  });
}
