import { useState } from 'react';
import { type Kind, PAPERS } from '../../../shared/seller-application.js';
import type { Application } from '../../api/sellers.js';
import type { ApplicationMessages } from './messages/en.js';
import { PaperRow } from './PaperRow.js';

interface PapersProps {
  token: string;
  kind: Kind;
  application: Application;
  texts: ApplicationMessages;
  optional: string;
  /** Loads the application anew. */
  load: () => Promise<void>;
  /** Those that are marked as missing. */
  missing: readonly string[];
}

/** The papers of an application, each uploaded as soon as its file is chosen. */
export function Papers({ token, kind, application, texts, optional, load, missing }: PapersProps) {
  const [told, setTold] = useState('');
  // The keys of a const object; each has a text.
  const sorts = Object.entries(PAPERS[kind]) as [keyof ApplicationMessages['papers'], boolean][];
  return (
    <>
      <p className="addresses-told" role="status">
        {told}
      </p>
      <ul className="seller-papers">
        {sorts.map(([sort, isNeeded]) => (
          <PaperRow
            key={sort}
            token={token}
            kind={kind}
            sort={sort}
            paper={application.documents.find((paper) => paper.sort === sort)}
            texts={texts}
            optional={isNeeded ? undefined : optional}
            isMissing={missing.includes(sort)}
            onDone={async (text) => {
              await load();
              setTold(text);
            }}
          />
        ))}
      </ul>
    </>
  );
}
