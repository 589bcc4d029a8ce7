import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { RESET_FORM } from '../../../shared/forms/forms.js';
import { pathTo } from '../../../shared/pages.js';
import { closeAccount, sendClosingCode } from '../../api/account.js';
import { fill } from '../../messages/i18n.js';
import { signOut } from '../../session/signOut.js';
import { formTexts, securityTexts } from '../../texts.js';
import { StatusMessage } from '../../ui/AsyncView.js';
import { TextField } from '../../ui/fields.js';
import { Form, useShopForm } from '../../ui/form.js';
import { ruled } from '../../ui/rules.js';
import { ConfirmDialog } from '../ConfirmDialog.js';

/** The query parameter of the page that says that the account is closed. */
export const CLOSED = 'closed';

/** Signs out in this browser, and loads the page that says that the account is closed. */
async function leaveClosed(): Promise<void> {
  history.replaceState(null, '', `${location.pathname}?${CLOSED}=1`);
  await signOut();
}

/** What submitting the form does next: emails the code, asks a last question, or closes the account. */
type Next = 'code' | 'question' | 'end';

/** The form that closes the account: a confirmation, the emailed code (unless `email` is null), and a last question. */
export function ClosingForm({ email }: { email: string | null }) {
  const texts = securityTexts.useTexts().closing;
  const wrong = formTexts.useTexts().account;
  const first = email === null ? 'question' : 'code';
  const [next, setNext] = useState<Next>(first);
  const isCoded = next !== 'code' && email !== null;

  const requestCode = () => {
    setNext('question');
    requestAnimationFrame(() => {
      methods.reset({ ...methods.getValues(), code: '' });
      methods.setFocus('code');
    });
  };
  const again = useMutation({ mutationFn: sendClosingCode, onSuccess: requestCode });
  const steps: Record<Next, (code: string) => Promise<unknown>> = {
    code: () => sendClosingCode().then(requestCode),
    question: async () => setNext('end'),
    end: (code) => closeAccount(code).then(leaveClosed),
  };
  const form = useShopForm({
    defaultValues: { understood: false, code: '' },
    rules: isCoded ? ruled({ code: RESET_FORM.code }, { ...wrong, codeEmpty: wrong.codeShort }) : undefined,
    check: ({ understood }) => ({ understood: understood ? undefined : texts.wrongCheck }),
    send: ({ code }) => steps[next](code),
    onSent: () => undefined,
    wrongOf: ({ code, message }) => (code === 400 && isCoded ? { code: message } : undefined),
  });
  const { methods } = form;
  const { errors, isSubmitting } = methods.formState;
  const isBusy = isSubmitting || again.isPending;
  const busy = next === 'code' || again.isPending ? texts.sending : texts.closing;
  return (
    <Form form={form} className="card stack form panel closing-form">
      <div>
        <label className="form-check">
          <input
            type="checkbox"
            aria-describedby={errors.understood && 'closing-understood'}
            aria-invalid={errors.understood !== undefined}
            {...methods.register('understood')}
          />
          {texts.understood}
        </label>
        {errors.understood && (
          <p id="closing-understood" className="form-wrong">
            {errors.understood.message}
          </p>
        )}
      </div>
      <StatusMessage error={isSubmitting ? null : again.error}>
        {isCoded && fill(texts.sent, { email })}
      </StatusMessage>
      {isCoded && <TextField name="code" label={texts.code} />}
      <div className="form-buttons">
        <button type="submit" className="button button-danger" aria-disabled={isBusy}>
          {isBusy ? busy : next === 'code' ? texts.send : texts.close}
        </button>
        <Link className="button button-quiet" to={pathTo('account')}>
          {texts.keep}
        </Link>
        {isCoded && (
          <button type="button" className="link-button" disabled={isBusy} onClick={() => again.mutate()}>
            {texts.again}
          </button>
        )}
      </div>
      {next === 'end' && (
        <ConfirmDialog
          title={texts.question}
          text={texts.questionText}
          confirm={texts.close}
          keep={texts.keep}
          onConfirm={() => void form.submit()}
          onClose={() => setNext('question')} // asks for the code again if it was wrong
        />
      )}
    </Form>
  );
}
