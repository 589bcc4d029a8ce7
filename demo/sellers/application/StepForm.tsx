import type { ReactNode } from 'react';
import { Form, FormButtons, useShopForm } from '../../host/ui/form.js';
import { type Kind, STEP_FORMS, type Step } from '../../shared/seller-application.js';
import { type Application, saveStep, wrongFields } from '../api/application.js';
import { sellerTexts, wrongTexts } from '../texts.js';
import { checkStep, type StepValues, toAnswers, toFields } from './StepFields.js';

interface StepFormProps {
  kind: Kind;
  step: Step;
  application: Application;
  /** What is to be told of papers that the step needs and that are not there, by their sort. */
  missing?: Readonly<Record<string, string>>;
  submit: string;
  busy: string;
  /** What is done with the application when the step is saved; what it rejects with is told in the form. */
  onSaved: (application: Application) => void | Promise<void>;
  /** Stands beside the button. */
  beside?: ReactNode;
  children: ReactNode;
}

/** A step of an application, which is saved as a whole; its fields are given as children. */
export function StepForm(props: StepFormProps) {
  const { kind, step, application, missing, submit, busy, onSaved, beside, children } = props;
  const { check } = sellerTexts.useTexts();
  const wrong = wrongTexts.useTexts();
  const rules = STEP_FORMS[step];
  const form = useShopForm<StepValues, void>({
    defaultValues: toFields(rules, application.answers[step]),
    check: (values) => ({ ...checkStep(rules, values, wrong), ...missing }),
    send: async (values) => onSaved(await saveStep(kind, step, toAnswers(rules, values))),
    onSent: () => undefined,
    wrongOf: wrongFields,
    checkText: check,
  });
  return (
    <Form form={form}>
      {children}
      <FormButtons submit={submit} busy={busy}>
        {beside}
      </FormButtons>
    </Form>
  );
}
