import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { RequestError } from '../../../dist/index.js';
import { refetchQuery } from '../../host/data/use-shop-query.js';
import { fill, useI18n } from '../../host/messages/i18n.js';
import { useFailureText } from '../../host/ui/AsyncView.js';
import { Pairs } from '../../host/ui/Pairs.js';
import type { Form } from '../../shared/check-form.js';
import type { Application, Departments } from '../../shared/replies/seller.js';
import { type Kind, STEP_FORMS, STEPS_OF, type Step } from '../../shared/seller-application.js';
import type { StepField } from '../../shared/wrong/wrong.js';
import { applicationQuery, submitApplication, wrongFields } from '../api/application.js';
import { sellerQuery } from '../api/session.js';
import { useStoreDay } from '../store-day.js';
import { applicationTexts } from '../texts.js';
import { useCountries } from './StepFields.js';

export function StatusNotice({ application }: { application: Application }) {
  const texts = applicationTexts.useTexts();
  const dayOf = useStoreDay();
  const { status, reason, submitted_at } = application;
  if (status === 'draft') return null;
  const { title, text } = texts.status[status];
  const day = submitted_at === null ? '' : dayOf(submitted_at);
  return (
    <div className="box stack-small seller-status" data-status={status} role="status">
      <h2>{title}</h2>
      <p>{fill(text, { day })}</p>
      {reason !== null && (
        <blockquote className="tone-petrol" dir="auto">
          <p>{reason}</p>
        </blockquote>
      )}
    </div>
  );
}

/** A step that the seller can go back to. */
type Editable = Exclude<Step, 'factory'> | 'documents';

interface ReviewProps {
  kind: Kind;
  application: Application;
  departments: Departments;
  /** Goes to a step. Without it, the application is read-only. */
  onEdit?: (step: Editable) => void;
}

/** A summary of all answers, to review and submit. */
export function Review({ kind, application, departments, onEdit }: ReviewProps) {
  const texts = applicationTexts.useTexts();
  const steps: readonly Step[] = STEPS_OF[kind];
  const papers: Readonly<Record<string, { name: string }>> = texts.papers;
  const titles: Readonly<Record<string, string>> = texts.steps;
  const missing = (application.missing ?? steps).map((part) => papers[part]?.name ?? titles[part] ?? part);
  return (
    <div className="stack seller-review">
      {steps.map((step) => (
        <Part
          key={step}
          title={titles[step] ?? ''}
          onEdit={onEdit && step !== 'factory' ? () => onEdit(step) : undefined}
        >
          <Answers
            form={STEP_FORMS[step]}
            values={application.answers[step] ?? {}}
            departments={departments}
          />
        </Part>
      ))}
      <Part title={texts.steps.documents} onEdit={onEdit && (() => onEdit('documents'))}>
        <Pairs
          rows={application.documents.map(({ document_id, sort, name }) => [
            papers[sort]?.name ?? '',
            <bdi key={document_id}>{name}</bdi>,
          ])}
        />
      </Part>
      {onEdit && <Sending kind={kind} missing={missing} />}
    </div>
  );
}

interface PartProps {
  title: string;
  onEdit: (() => void) | undefined;
  children: ReactNode;
}

function Part({ title, onEdit, children }: PartProps) {
  const { edit } = applicationTexts.useTexts();
  const { texts } = useI18n();
  return (
    <section className="box">
      <header>
        <h3>{title}</h3>
        {onEdit && (
          <button
            type="button"
            className="link-button seller-link"
            aria-label={fill(texts.labeled, { label: edit, value: title })}
            onClick={onEdit}
          >
            {edit}
          </button>
        )}
      </header>
      {children}
    </section>
  );
}

interface AnswersProps {
  form: Form;
  values: Readonly<Record<string, string>>;
  departments: Departments;
}

/** The answers of one step, in words. Empty fields are left out. */
function Answers({ form, values, departments }: AnswersProps) {
  const texts = applicationTexts.useTexts();
  const { numbers } = useI18n();
  const countries = useCountries();
  const options: Readonly<Record<string, string>> = texts.options;
  // A step's form contains only step fields.
  const names = Object.keys(form) as StepField[];
  const words = (name: StepField, value: string): string => {
    if (name === 'country') return countries.find(({ code }) => code === value)?.name ?? value;
    if (name === 'agree') return '✓';
    if (name !== 'departments') return form[name]?.kind === 'choice' ? (options[value] ?? value) : value;
    const ids = value.split(',');
    return numbers.list(
      departments.filter(({ cat_id }) => ids.includes(String(cat_id))).map(({ cat_name }) => cat_name),
    );
  };
  const rows = names
    .filter((name) => values[name])
    .map((name) => [texts.fields[name], <bdi key={name}>{words(name, values[name] ?? '')}</bdi>] as const);
  return <Pairs rows={rows} />;
}

/** The button that submits the application, once nothing is missing. */
function Sending({ kind, missing }: { kind: Kind; missing: readonly string[] }) {
  const texts = applicationTexts.useTexts();
  const { numbers } = useI18n();
  const [isSubmitted, setSubmitted] = useState(false);
  const sending = useMutation({
    mutationFn: () => submitApplication(kind),
    onSuccess: async () => {
      await refetchQuery(applicationQuery(kind));
      await refetchQuery(sellerQuery);
    },
  });
  const failure = useFailureText(sending.error);
  const [wrong] = sending.error ? Object.values(wrongFields(RequestError.of(sending.error))) : [];
  const needed =
    isSubmitted && missing.length > 0 ? fill(texts.missing, { names: numbers.list(missing) }) : '';
  const send = () => {
    setSubmitted(true);
    if (missing.length === 0 && !sending.isPending) sending.mutate();
  };
  return (
    <>
      <p className="form-failure" role="alert">
        {needed || wrong || failure}
      </p>
      <div className="form-buttons">
        <button type="button" className="button" aria-disabled={sending.isPending} onClick={send}>
          {sending.isPending ? texts.sending : texts.send}
        </button>
      </div>
    </>
  );
}
