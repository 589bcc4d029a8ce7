import type { ReactNode } from 'react';
import { Form, FormButtons, useShopForm } from '../../host/ui/form.js';
import type { Values } from '../../shared/check-form.js';
import type { Application } from '../../shared/replies/seller.js';
import { type Kind, STEP_FORMS, type Step } from '../../shared/seller-application.js';
import { saveStep, wrongFields } from '../api/application.js';
import { sellerTexts, wrongTexts } from '../texts.js';
import { checkStep, type StepValues, toAnswers, toFields } from './StepFields.js';

interface StepFormProps {
  kind: Kind;
  step: Step;
  application: Application;
  /** What is known before the step is first saved. */
  known?: Values;
  /** Messages about required documents that are missing, by kind of document. */
  missing?: Readonly<Record<string, string>>;
  submit: string;
  busy: string;
  /** Called with the application when the step has been saved. If it rejects, the form shows the error. */
  onSaved: (application: Application) => void | Promise<void>;
  /** Content to show next to the button. */
  beside?: ReactNode;
  children: ReactNode;
}

/** One step of an application, saved as a whole. Its children are the fields. */
export function StepForm(props: StepFormProps) {
  const { kind, step, application, known, missing, submit, busy, onSaved, beside, children } = props;
  const { check } = sellerTexts.useTexts();
  const wrong = wrongTexts.useTexts();
  const rules = STEP_FORMS[step];
  const form = useShopForm<StepValues, void>({
    defaultValues: toFields(rules, application.answers[step] ?? known),
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
