import { type ReactNode, useState } from 'react';
import { type Kind, STEP_FORMS, STEPS_OF, type Step } from '../../../shared/seller-application.js';
import { type Application, type Departments, submitApplication, wrongFields } from '../../api/sellers.js';
import { useSpeech } from '../../messages/context.js';
import { sellerIsGone } from '../session.js';
import { Answers } from './Answers.js';
import type { ApplicationMessages } from './messages/en.js';
import type { PageName } from './pages.js';

interface ReviewStepProps {
  kind: Kind;
  application: Application;
  texts: ApplicationMessages;
  departments: Departments;
  /** Without the following, it is only looked at. */
  token?: string;
  onEdit?: (page: PageName) => void;
  onSent?: () => Promise<void>;
}

/** All that was filled in, to be looked over and sent. */
export function ReviewStep({
  kind,
  application,
  texts,
  departments,
  token,
  onEdit,
  onSent,
}: ReviewStepProps) {
  const { texts: shop } = useSpeech();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState('');
  const steps: readonly Step[] = STEPS_OF[kind];
  const papers: Readonly<Record<string, { name: string }>> = texts.papers;
  const titles: Readonly<Record<string, string>> = texts.steps;
  const missing = (application.missing ?? steps).map((part) => papers[part]?.name ?? titles[part] ?? part);

  const send = async () => {
    if (busy || token === undefined) return;
    if (missing.length > 0) return setFailure(texts.missing.replace('{names}', missing.join(', ')));
    setBusy(true);
    setFailure('');
    const outcome = await submitApplication(token, kind);
    setBusy(false);
    if (outcome.status === 'ready') return onSent?.();
    if (outcome.code === 401) return sellerIsGone();
    const [wrong] = Object.values(wrongFields(outcome));
    setFailure(wrong ?? (outcome.code > 0 ? outcome.message : shop.problem.failedText));
  };
  return (
    <div className="seller-review">
      {steps.map((step) => (
        <Part key={step} title={titles[step] ?? ''} edit={texts.edit} onEdit={onEdit && toPage(step, onEdit)}>
          <Answers
            form={STEP_FORMS[step]}
            values={application.answers[step] ?? {}}
            texts={texts}
            departments={departments}
          />
        </Part>
      ))}
      <Part title={texts.steps.documents} edit={texts.edit} onEdit={onEdit && (() => onEdit('documents'))}>
        <dl>
          {application.documents.map(({ document_id, sort, name }) => (
            <div key={document_id}>
              <dt>{papers[sort]?.name}</dt>
              <dd>
                <bdi>{name}</bdi>
              </dd>
            </div>
          ))}
        </dl>
      </Part>
      {onSent && (
        <>
          <p className="form-failure" role="alert">
            {failure}
          </p>
          <div className="form-buttons">
            <button type="button" className="button" aria-disabled={busy} onClick={() => void send()}>
              {busy ? texts.sending : texts.send}
            </button>
          </div>
        </>
      )}
    </div>
  );
}

function toPage(step: Step, onEdit: (page: PageName) => void): (() => void) | undefined {
  return step === 'factory' ? undefined : () => onEdit(step);
}

interface PartProps {
  title: string;
  edit: string;
  onEdit: (() => void) | undefined;
  children: ReactNode;
}

function Part({ title, edit, onEdit, children }: PartProps) {
  return (
    <section>
      <header>
        <h3>{title}</h3>
        {onEdit && (
          <button type="button" className="seller-link" aria-label={`${edit}: ${title}`} onClick={onEdit}>
            {edit}
          </button>
        )}
      </header>
      {children}
    </section>
  );
}
