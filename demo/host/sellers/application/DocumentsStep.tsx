import { useState } from 'react';
import type { Application } from '../../api/sellers.js';
import type { ApplicationMessages } from './messages/en.js';
import { Papers } from './Papers.js';
import { missingPapers } from './pages.js';

interface DocumentsStepProps {
  token: string;
  application: Application;
  texts: ApplicationMessages;
  optional: string;
  load: () => Promise<void>;
  onNext: () => Promise<void>;
  onBack: () => void;
}

/** The step of the papers: each is kept at once, so that there is nothing to save. */
export function DocumentsStep({ onNext, onBack, ...props }: DocumentsStepProps) {
  const { application, texts } = props;
  const [isAsked, setAsked] = useState(false);
  const missing = missingPapers(application);
  const names: Readonly<Record<string, { name: string }>> = texts.papers;
  const list = missing.map((sort) => names[sort]?.name).join(', ');
  return (
    <>
      <p className="form-failure" role="alert">
        {isAsked && missing.length > 0 ? texts.paper.needed.replace('{names}', list) : ''}
      </p>
      <Papers {...props} kind="seller" missing={isAsked ? missing : []} />
      <div className="form-buttons">
        <button
          type="button"
          className="button"
          onClick={() => {
            setAsked(true);
            if (missing.length === 0) void onNext();
          }}
        >
          {texts.next}
        </button>
        <button type="button" className="button button-quiet" onClick={onBack}>
          {texts.back}
        </button>
      </div>
    </>
  );
}
