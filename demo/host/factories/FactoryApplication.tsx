import { useCallback, useState } from 'react';
import { Link } from 'react-router';
import { STEP_FORMS } from '../../shared/seller-application.js';
import type { Wrong } from '../../shared/wrong/wrong.js';
import type { Outcome } from '../api/request.js';
import {
  type Application,
  type Departments,
  loadApplication,
  loadDepartments,
  saveStep,
  submitApplication,
} from '../api/sellers.js';
import { checkStep } from '../sellers/application/check-step.js';
import type { ApplicationMessages } from '../sellers/application/messages/en.js';
import { Papers } from '../sellers/application/Papers.js';
import { ReviewStep } from '../sellers/application/ReviewStep.js';
import { StatusNotice } from '../sellers/application/StatusNotice.js';
import { StepFields } from '../sellers/application/StepFields.js';
import { CalledView } from '../sellers/CalledView.js';
import { FormFailure, FormFoot } from '../sellers/forms/FormFoot.js';
import { useFields } from '../sellers/forms/useFields.js';
import type { SellerMessages } from '../sellers/messages/en.js';
import { SELLER_PATHS } from '../sellers/paths.js';
import { refreshSeller } from '../sellers/session.js';
import { useCall } from '../sellers/useCall.js';

interface FactoryApplicationProps {
  token: string;
  texts: SellerMessages;
  own: ApplicationMessages;
  wrong: Wrong;
}

interface Needed {
  application: Application;
  departments: Departments;
}

/** The fields in the parts of the form, in the order of the page. */
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

/** The application for the membership: a form, its papers, and what became of it. */
export function FactoryApplication({ token, texts, own, wrong }: FactoryApplicationProps) {
  const [called, load] = useCall(useCallback(() => loadNeeded(token), [token]));
  return (
    <CalledView called={called} load={load} loading={own.loading}>
      {({ application, departments }) => {
        const { status } = application;
        if (status === 'approved') {
          const { title, text, act } = own.factory.approved;
          return (
            <div className="seller-status" data-status="approved">
              <h3>{title}</h3>
              <p>{text}</p>
              <p>
                <Link className="button" to={SELLER_PATHS.central}>
                  {act}
                </Link>
              </p>
            </div>
          );
        }
        return (
          <>
            <StatusNotice application={application} texts={own} />
            {status === 'submitted' ? (
              <ReviewStep kind="factory" application={application} texts={own} departments={departments} />
            ) : (
              <FactoryForm
                token={token}
                texts={texts}
                own={own}
                wrong={wrong}
                application={application}
                departments={departments}
                load={load}
              />
            )}
          </>
        );
      }}
    </CalledView>
  );
}

function FactoryForm(props: FactoryApplicationProps & Needed & { load: () => Promise<void> }) {
  const { token, texts, own, wrong, application, departments, load } = props;
  const fields = useFields(texts.check);
  const [isAsked, setAsked] = useState(false);
  const hasLicence = application.documents.some(({ sort }) => sort === 'licence');
  const common = { fields, prefix: 'factory', texts: own, optional: texts.optional, departments };
  const values = application.answers.factory ?? {};
  return (
    <form
      ref={fields.form}
      className="form"
      noValidate
      onSubmit={(event) => {
        setAsked(true);
        void fields.submit(event, {
          check: (filled) => ({
            ...checkStep('factory', filled, wrong),
            ...(!hasLicence && { licence: own.paper.missing }),
          }),
          send: async (filled) => {
            const saved = await saveStep(token, 'factory', 'factory', filled);
            return saved.status === 'failed' ? saved : submitApplication(token, 'factory');
          },
          done: async () => {
            await load();
            await refreshSeller();
          },
        });
      }}
    >
      <FormFailure text={fields.failure} />
      {(['firm', 'sign', 'figures'] as const).map((part) => (
        <section key={part} className="seller-part" aria-label={own.factory[part]}>
          <h3>{own.factory[part]}</h3>
          <StepFields {...common} form={PARTS[part]} values={values} />
        </section>
      ))}
      <section className="seller-part" aria-label={own.factory.documents}>
        <h3>{own.factory.documents}</h3>
        <p className="form-hint">{own.stepLeads.documents}</p>
        <Papers
          token={token}
          kind="factory"
          application={application}
          texts={own}
          optional={texts.optional}
          load={load}
          missing={isAsked && !hasLicence ? ['licence'] : []}
        />
        <StepFields {...common} form={{ agree }} values={values} />
      </section>
      <FormFoot submit={own.send} busyText={own.sending} busy={fields.busy} />
    </form>
  );
}

async function loadNeeded(token: string): Promise<Outcome<Needed>> {
  const [application, departments] = await Promise.all([
    loadApplication(token, 'factory'),
    loadDepartments(),
  ]);
  if (application.status === 'failed') return application;
  if (departments.status === 'failed') return departments;
  return { status: 'ready', data: { application: application.data, departments: departments.data } };
}
