import { useCallback } from 'react';
import { Link, useSearchParams } from 'react-router';
import type { Wrong } from '../../../shared/wrong/wrong.js';
import type { Outcome } from '../../api/request.js';
import { type Application, type Departments, loadApplication, loadDepartments } from '../../api/sellers.js';
import { CalledView } from '../CalledView.js';
import type { SellerMessages } from '../messages/en.js';
import { SELLER_PATHS } from '../paths.js';
import { refreshSeller } from '../session.js';
import { useCall } from '../useCall.js';
import { DocumentsStep } from './DocumentsStep.js';
import { FilledStep } from './FilledStep.js';
import type { ApplicationMessages } from './messages/en.js';
import { PAGES, type PageName, pageDone } from './pages.js';
import { ReviewStep } from './ReviewStep.js';
import { StatusNotice } from './StatusNotice.js';
import { StepList } from './StepList.js';

interface FourStepsProps {
  token: string;
  texts: SellerMessages;
  own: ApplicationMessages;
  wrong: Wrong;
}

interface Needed {
  application: Application;
  departments: Departments;
}

/** The application of a seller: its four steps, and then what became of it. */
export function FourSteps({ token, texts, own, wrong }: FourStepsProps) {
  const [called, load] = useCall(useCallback(() => loadNeeded(token), [token]));
  return (
    <CalledView called={called} load={load} loading={own.loading}>
      {({ application, departments }) => (
        <Steps
          token={token}
          texts={texts}
          own={own}
          wrong={wrong}
          application={application}
          departments={departments}
          load={load}
        />
      )}
    </CalledView>
  );
}

function Steps({
  token,
  texts,
  own,
  wrong,
  application,
  departments,
  load,
}: FourStepsProps & Needed & { load: () => Promise<void> }) {
  const [search, setSearch] = useSearchParams();
  const { status } = application;
  if (status === 'approved' || status === 'submitted') {
    return (
      <>
        <StatusNotice application={application} texts={own} />
        {status === 'approved' ? (
          <Link className="button" to={SELLER_PATHS.central}>
            {own.status.approved.act}
          </Link>
        ) : (
          <ReviewStep application={application} texts={own} departments={departments} kind="seller" />
        )}
      </>
    );
  }
  const first = PAGES.find((name) => !pageDone(name, application)) ?? 'review';
  const page = PAGES.find((name) => name === search.get('step')) ?? first;
  const go = (name: PageName) => setSearch({ step: name });
  const common = { token, application, texts: own, optional: texts.optional, load };
  const next = async () => {
    await load();
    go(PAGES[PAGES.indexOf(page) + 1] ?? 'review');
  };
  return (
    <>
      {status === 'refused' && <StatusNotice application={application} texts={own} />}
      <StepList current={page} application={application} texts={own} />
      <section className="seller-step" aria-labelledby="seller-step">
        <h2 id="seller-step" tabIndex={-1}>
          {own.steps[page]}
        </h2>
        <p className="seller-soft">{own.stepLeads[page]}</p>
        {page === 'documents' && <DocumentsStep {...common} onNext={next} onBack={() => go('contact')} />}
        {page === 'review' && (
          <ReviewStep
            {...common}
            kind="seller"
            departments={departments}
            onEdit={go}
            onSent={async () => {
              await load();
              await refreshSeller();
            }}
          />
        )}
        {(page === 'company' || page === 'contact' || page === 'goods') && (
          <FilledStep
            key={page}
            {...common}
            step={page}
            wrong={wrong}
            check={texts.check}
            departments={departments}
            onSaved={next}
            onBack={page === 'company' ? undefined : () => go(page === 'contact' ? 'company' : 'documents')}
          />
        )}
      </section>
    </>
  );
}

async function loadNeeded(token: string): Promise<Outcome<Needed>> {
  const [application, departments] = await Promise.all([loadApplication(token, 'seller'), loadDepartments()]);
  if (application.status === 'failed') return application;
  if (departments.status === 'failed') return departments;
  return { status: 'ready', data: { application: application.data, departments: departments.data } };
}
