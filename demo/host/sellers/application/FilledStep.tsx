import { STEP_FORMS, type Step } from '../../../shared/seller-application.js';
import type { Wrong } from '../../../shared/wrong/wrong.js';
import { type Application, type Departments, saveStep } from '../../api/sellers.js';
import { FormFailure, FormFoot } from '../forms/FormFoot.js';
import { useFields } from '../forms/useFields.js';
import { checkStep } from './check-step.js';
import type { ApplicationMessages } from './messages/en.js';
import { StepFields } from './StepFields.js';

interface FilledStepProps {
  token: string;
  step: Exclude<Step, 'factory'>;
  application: Application;
  texts: ApplicationMessages;
  wrong: Wrong;
  check: string;
  optional: string;
  departments: Departments;
  onSaved: () => Promise<void>;
  onBack: (() => void) | undefined;
}

/** A step that is filled in, and saved as a whole. */
export function FilledStep(props: FilledStepProps) {
  const { token, step, application, texts, wrong, check, optional, departments, onSaved, onBack } = props;
  const fields = useFields(check);
  return (
    <form
      ref={fields.form}
      className="form"
      noValidate
      onSubmit={(event) =>
        void fields.submit(event, {
          check: (values) => checkStep(step, values, wrong),
          send: (values) => saveStep(token, 'seller', step, values),
          done: onSaved,
        })
      }
    >
      <FormFailure text={fields.failure} />
      <StepFields
        fields={fields}
        prefix="step"
        form={STEP_FORMS[step]}
        values={application.answers[step] ?? {}}
        texts={texts}
        optional={optional}
        departments={departments}
      />
      <FormFoot submit={texts.next} busyText={texts.saving} busy={fields.busy}>
        {onBack && (
          <button type="button" className="button button-quiet" onClick={onBack}>
            {texts.back}
          </button>
        )}
      </FormFoot>
    </form>
  );
}
