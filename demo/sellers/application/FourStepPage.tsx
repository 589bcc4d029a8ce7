import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { updateQuery } from '../../host/data/use-shop-query.js';
import { fill, useI18n } from '../../host/messages/i18n.js';
import { useTitle } from '../../host/shell/title.js';
import { AsyncView } from '../../host/ui/AsyncView.js';
import { showCurrent } from '../../host/ui/LinkTabs.js';
import { pathTo } from '../../shared/pages.js';
import type { Application, Departments } from '../../shared/replies/seller.js';
import { STEP_FORMS } from '../../shared/seller-application.js';
import { SellerGate, SignedInBar, sellerLoader } from '../account/SellerGate.js';
import { applicationQuery } from '../api/application.js';
import { useSellerQuery } from '../api/session.js';
import { Skeleton } from '../Skeleton.js';
import { applicationTexts } from '../texts.js';
import { Documents, missingDocuments } from './Documents.js';
import { Review, StatusNotice } from './Review.js';
import { StepFields } from './StepFields.js';
import { StepForm } from './StepForm.js';
import './application.css';

export const loader = sellerLoader(applicationTexts);

/** The seller application. Visitors who aren't signed in as a seller start by opening an account. */
export function Component() {
  const texts = applicationTexts.useTexts();
  useTitle(texts.title);
  return (
    <div className="stack-large page-width page-top seller-apply">
      <header>
        <h1 tabIndex={-1}>{texts.title}</h1>
        <p className="soft">{texts.lead}</p>
      </header>
      <SellerGate aside={<ComingSteps />}>
        {({ name }) => (
          <>
            <SignedInBar name={name} />
            <FourSteps />
          </>
        )}
      </SellerGate>
    </div>
  );
}

/** What a visitor without an account can expect. */
function ComingSteps() {
  const { stepsLabel, steps, stepLeads } = applicationTexts.useTexts();
  return (
    <ol className="stack numbered coming-steps" aria-label={stepsLabel}>
      {PAGES.slice(0, -1).map((page) => (
        <li key={page}>
          <strong>{steps[page]}</strong>
          <p className="soft">{stepLeads[page]}</p>
        </li>
      ))}
    </ol>
  );
}

const query = applicationQuery('seller');

/** The seller application: its four steps and, after that, its status. */
function FourSteps() {
  const texts = applicationTexts.useTexts();
  return (
    <AsyncView query={useSellerQuery(query)} skeleton={<Skeleton text={texts.loading} />}>
      {({ application, departments }) => {
        const { status } = application;
        if (status === 'draft' || status === 'refused')
          return <Steps application={application} departments={departments} />;
        return (
          <>
            <StatusNotice application={application} />
            {status === 'approved' ? (
              <Link className="button" to={pathTo('sellerCentral')}>
                {texts.status.approved.act}
              </Link>
            ) : (
              <Review kind="seller" application={application} departments={departments} />
            )}
          </>
        );
      }}
    </AsyncView>
  );
}

/** The four steps, and the page for reviewing and submitting them. */
const PAGES = ['company', 'contact', 'documents', 'goods', 'review'] as const;
type PageName = (typeof PAGES)[number];

function isDone(page: PageName, application: Application): boolean {
  if (page === 'documents') return missingDocuments('seller', application).length === 0;
  return page !== 'review' && application.answers[page] !== undefined;
}

function Steps({ application, departments }: { application: Application; departments: Departments }) {
  const texts = applicationTexts.useTexts();
  const [search, setSearch] = useSearchParams();
  const first = PAGES.find((name) => !isDone(name, application)) ?? 'review';
  const page = PAGES.find((name) => name === search.get('step')) ?? first;
  const at = PAGES.indexOf(page);
  const go = (name: PageName) => setSearch({ step: name });
  const next = () => go(PAGES[at + 1] ?? 'review');
  const back = at > 0 && (
    <button type="button" className="button button-quiet" onClick={() => go(PAGES[at - 1] ?? page)}>
      {texts.back}
    </button>
  );
  return (
    <>
      {application.status === 'refused' && <StatusNotice application={application} />}
      <StepList current={page} application={application} />
      <section className="stack seller-step" aria-labelledby="seller-step">
        <h2 id="seller-step" tabIndex={-1}>
          {texts.steps[page]}
        </h2>
        <p className="soft">{texts.stepLeads[page]}</p>
        {page === 'documents' ? (
          <DocumentsStep application={application} onNext={next} back={back} />
        ) : page === 'review' ? (
          <Review kind="seller" application={application} departments={departments} onEdit={go} />
        ) : (
          <StepForm
            key={page}
            kind="seller"
            step={page}
            application={application}
            submit={texts.next}
            busy={texts.saving}
            onSaved={(saved) => {
              updateQuery(query, (before) => ({ ...before, application: saved }));
              next();
            }}
            beside={back}
          >
            <StepFields form={STEP_FORMS[page]} departments={departments} />
          </StepForm>
        )}
      </section>
    </>
  );
}

interface DocumentsStepProps {
  application: Application;
  onNext: () => void;
  back: ReactNode;
}

/** The documents step. Each one is uploaded right away, so there is nothing to save. */
function DocumentsStep({ application, onNext, back }: DocumentsStepProps) {
  const texts = applicationTexts.useTexts();
  const { numbers } = useI18n();
  const [isSubmitted, setSubmitted] = useState(false);
  const missing = missingDocuments('seller', application);
  const papers: Readonly<Record<string, { name: string }>> = texts.papers;
  const names = numbers.list(missing.map((sort) => papers[sort]?.name ?? sort));
  return (
    <>
      <p className="form-failure" role="alert">
        {isSubmitted && missing.length > 0 ? fill(texts.paper.needed, { names }) : ''}
      </p>
      <Documents kind="seller" application={application} missing={isSubmitted ? missing : []} />
      <div className="form-buttons">
        <button
          type="button"
          className="button"
          onClick={() => {
            setSubmitted(true);
            if (missing.length === 0) onNext();
          }}
        >
          {texts.next}
        </button>
        {back}
      </div>
    </>
  );
}

/** Links to all steps, which also show the current one and the finished ones. */
function StepList({ current, application }: { current: PageName; application: Application }) {
  const texts = applicationTexts.useTexts();
  const { numbers } = useI18n();
  const row = useRef<HTMLOListElement>(null);
  useEffect(() => showCurrent(row.current), [current]);
  return (
    <nav aria-label={texts.stepsLabel} className="seller-progress">
      <ol ref={row}>
        {PAGES.map((page, at) => (
          <li key={page} data-done={isDone(page, application)}>
            <Link to={{ search: `?step=${page}` }} aria-current={page === current ? 'step' : undefined}>
              <span aria-hidden="true">{isDone(page, application) ? '✓' : numbers.count(at + 1)}</span>
              {texts.steps[page]}
              {isDone(page, application) && <span className="visually-hidden"> ({texts.done})</span>}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}
