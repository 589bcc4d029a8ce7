import { type FormEvent, useId, useRef, useState } from 'react';
import { Link } from 'react-router';
import { closeAccount, sendClosingCode } from '../../api/account.js';
import type { Failure } from '../../api/request.js';
import { useSpeech } from '../../messages/context.js';
import { ConfirmDialog } from '../ConfirmDialog.js';
import { PAGES } from '../pages.js';
import { TextField } from '../TextField.js';
import { leaveClosed } from './leave.js';
import type { SecurityMessages } from './messages/messages.js';

/** Spec section 9, "Verification code minimum". */
const MIN_CODE = 5;

type Step = 'reading' | 'sending' | 'coded' | 'asking' | 'closing';

interface ClosingFormProps {
  texts: SecurityMessages['closing'];
  /** Where the code goes; null when the account has no email, and needs none. */
  email: string | null;
}

/** First the shopper confirms to have read, then comes the code from the mail, then a last question. */
export function ClosingForm({ texts, email }: ClosingFormProps) {
  const { problem } = useSpeech().texts;
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const [step, setStep] = useState<Step>('reading');
  const [wrong, setWrong] = useState<{ check?: string; code?: string }>({});
  const [failure, setFailure] = useState('');
  const isCoded = step !== 'reading' && step !== 'sending';
  const typed = () => String(new FormData(form.current ?? undefined).get('code') ?? '').trim();

  const focus = (name: string) => form.current?.querySelector<HTMLElement>(`[name=${name}]`)?.focus();
  const told = ({ code, message }: Failure) => setFailure(code > 0 ? message : problem.failedText);
  const sendCode = async () => {
    setFailure('');
    setWrong({});
    setStep('sending');
    const outcome = await sendClosingCode();
    setStep(outcome.status === 'ready' ? 'coded' : 'reading');
    if (outcome.status === 'failed') told(outcome);
    else requestAnimationFrame(() => focus('code'));
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (step === 'sending' || step === 'closing') return;
    setFailure('');
    if (!new FormData(event.currentTarget).has('understood')) {
      setWrong({ check: texts.wrongCheck });
      return focus('understood');
    }
    if (email !== null && !isCoded) return void sendCode();
    if (email !== null && typed().length < MIN_CODE) {
      setWrong({ code: texts.wrongCode });
      return focus('code');
    }
    setWrong({});
    setStep('asking');
  };
  const close = async () => {
    setStep('closing');
    const outcome = await closeAccount(typed());
    if (outcome.status === 'ready') return leaveClosed();
    setStep('coded');
    if (outcome.code === 400) {
      setWrong({ code: outcome.message });
      focus('code');
    } else told(outcome);
  };
  const isBusy = step === 'sending' || step === 'closing';
  const label = email !== null && !isCoded ? texts.send : texts.close;
  return (
    <form ref={form} className="form panel closing-form" noValidate onSubmit={submit}>
      <p className="form-failure" role="alert">
        {failure}
      </p>
      <div>
        <label className="form-check">
          <input
            type="checkbox"
            name="understood"
            aria-describedby={wrong.check && id}
            aria-invalid={wrong.check !== undefined}
            onChange={() => setWrong({})}
          />
          {texts.understood}
        </label>
        {wrong.check && (
          <p id={id} className="form-wrong">
            {wrong.check}
          </p>
        )}
      </div>
      <p className="told" role="status">
        {isCoded && email !== null && texts.sent.replace('{email}', email)}
      </p>
      {isCoded && email !== null && (
        <TextField
          name="code"
          label={texts.code}
          wrong={wrong.code}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={12}
          dir="ltr"
          onInput={() => setWrong({})}
        />
      )}
      <div className="form-buttons">
        <button type="submit" className="button button-danger" aria-disabled={isBusy}>
          {step === 'sending' ? texts.sending : step === 'closing' ? texts.closing : label}
        </button>
        <Link className="button button-quiet" to={PAGES.account}>
          {texts.keep}
        </Link>
        {isCoded && email !== null && (
          <button type="button" className="link-button" disabled={isBusy} onClick={() => void sendCode()}>
            {texts.again}
          </button>
        )}
      </div>
      {step === 'asking' && (
        <ConfirmDialog
          title={texts.question}
          text={texts.questionText}
          confirm={texts.close}
          keep={texts.keep}
          onConfirm={() => void close()}
          onKeep={() => setStep('coded')}
        />
      )}
    </form>
  );
}
