import { useFormContext } from 'react-hook-form';
import { Link } from 'react-router';
import { refetchQuery } from '../../host/data/use-shop-query.js';
import { AsyncView } from '../../host/ui/AsyncView.js';
import { pathTo } from '../../shared/pages.js';
import type { Application, Departments } from '../../shared/replies/seller.js';
import { STEP_FORMS } from '../../shared/seller-application.js';
import { applicationQuery, submitApplication } from '../api/application.js';
import { sellerQuery, useSellerQuery } from '../api/session.js';
import { Documents, missingDocuments } from '../application/Documents.js';
import { Review, StatusNotice } from '../application/Review.js';
import { StepFields } from '../application/StepFields.js';
import { StepForm } from '../application/StepForm.js';
import { Skeleton } from '../Skeleton.js';
import { applicationTexts } from '../texts.js';

const query = applicationQuery('factory');

/** The fields in each part of the form, in page order. */
const {
  store_name,
  about,
  departments: departmentsRule,
  workers,
  monthly_output,
  min_order,
  lead_days,
  agree,
  ...firm
} = STEP_FORMS.factory;
const PARTS = {
  firm,
  sign: { store_name, about, departments: departmentsRule },
  figures: { workers, monthly_output, min_order, lead_days },
} as const;

/** What the application asks for, for a visitor without an account. */
export function ComingParts() {
  const { factory, stepLeads, papers } = applicationTexts.useTexts();
  const rows = [
    [factory.firm, stepLeads.company],
    [factory.sign, stepLeads.goods],
    [factory.figures, factory.figuresLead],
    [factory.documents, papers.license.name],
  ] as const;
  return (
    <ul className="stack" aria-label={factory.form}>
      {rows.map(([part, lead]) => (
        <li key={part}>
          <strong>{part}</strong>
          <p className="soft">{lead}</p>
        </li>
      ))}
    </ul>
  );
}

/** The membership application: a form, its documents, and its status. */
export function FactoryApplication() {
  const texts = applicationTexts.useTexts();
  const storeApplication = useSellerQuery(applicationQuery('seller'));
  return (
    <AsyncView query={useSellerQuery(query)} skeleton={<Skeleton text={texts.loading} />}>
      {({ application, departments }) => {
        const { status } = application;
        if (status === 'approved') {
          const { title, text, act } = texts.factory.approved;
          return (
            <div className="box stack-tiny seller-status" data-status="approved">
              <h3>{title}</h3>
              <p>{text}</p>
              <p>
                <Link className="button" to={pathTo('sellerCentral')}>
                  {act}
                </Link>
              </p>
            </div>
          );
        }
        return (
          <>
            <StatusNotice application={application} />
            {status === 'submitted' ? (
              <Review kind="factory" application={application} departments={departments} />
            ) : (
              <AsyncView query={storeApplication} skeleton={<Skeleton text={texts.loading} />}>
                {({ application: { answers } }) => (
                  <FactoryForm application={application} departments={departments} known={answers} />
                )}
              </AsyncView>
            )}
          </>
        );
      }}
    </AsyncView>
  );
}

interface FactoryFormProps {
  application: Application;
  departments: Departments;
  /** The answers of the seller's application for a store, which the form begins with. */
  known: Application['answers'];
}

function FactoryForm({ application, departments, known }: FactoryFormProps) {
  const texts = applicationTexts.useTexts();
  const missing = missingDocuments('factory', application);
  return (
    <StepForm
      kind="factory"
      step="factory"
      application={application}
      known={{ ...known.company, ...known.contact, ...known.goods, agree: '' }}
      missing={Object.fromEntries(missing.map((sort) => [sort, texts.paper.missing]))}
      submit={texts.send}
      busy={texts.sending}
      onSaved={async () => {
        await submitApplication('factory');
        await refetchQuery(query);
        await refetchQuery(sellerQuery);
      }}
    >
      {(['firm', 'sign', 'figures'] as const).map((part) => (
        <section key={part} className="stack seller-part" aria-label={texts.factory[part]}>
          <h3>{texts.factory[part]}</h3>
          <StepFields form={PARTS[part]} departments={departments} />
        </section>
      ))}
      <section className="stack seller-part" aria-label={texts.factory.documents}>
        <h3>{texts.factory.documents}</h3>
        <p className="form-hint">{texts.stepLeads.documents}</p>
        <FactoryDocuments application={application} missing={missing} />
        <StepFields form={{ agree }} departments={departments} />
      </section>
    </StepForm>
  );
}

/** The documents inside the form. If only the license is missing, it gets focus. */
function FactoryDocuments({
  application,
  missing,
}: {
  application: Application;
  missing: readonly string[];
}) {
  const { register, formState } = useFormContext();
  const { ref } = register('license');
  return (
    <Documents
      kind="factory"
      application={application}
      missing={formState.isSubmitted ? missing : []}
      firstRef={ref}
    />
  );
}
