import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { fill, useI18n } from '../../host/messages/i18n.js';
import { formTexts } from '../../host/texts.js';
import { useFailureText } from '../../host/ui/AsyncView.js';
import { TextField } from '../../host/ui/fields.js';
import { wrongIn } from '../../shared/check-form.js';
import { EMAIL_FORM } from '../../shared/forms/forms.js';
import { sendCode } from '../api/session.js';
import { sellerTexts } from '../texts.js';

/** Seconds before a visitor can request another code (spec section 9). */
const WAIT_S = 60;

interface CodeFieldProps {
  email: string;
  /** 1 to register, 2 to choose a new password. */
  purpose: '1' | '2';
}

/** The field for the emailed code, and the button that requests the email. */
export function CodeField({ email, purpose }: CodeFieldProps) {
  const { account: texts } = sellerTexts.useTexts();
  const messages = formTexts.useTexts().account;
  const { numbers } = useI18n();
  const [wrong, setWrong] = useState('');
  const [until, setUntil] = useState(0);
  const left = useSecondsTo(until);
  const sending = useMutation({
    mutationFn: (to: string) => sendCode(to, purpose),
    onMutate: () => setUntil(Date.now() + WAIT_S * 1_000),
    onError: () => setUntil(0),
  });
  const failure = useFailureText(sending.error);

  const send = () => {
    if (left > 0) return;
    sending.reset();
    const message = wrongIn(EMAIL_FORM, { email }, messages).email;
    setWrong(message ?? '');
    if (message === undefined) sending.mutate(email);
  };
  return (
    <>
      <TextField
        name="email_code"
        label={texts.code}
        wrong={wrong || failure || undefined}
        beside={(input) => (
          <div className="form-beside">
            {input}
            <button type="button" className="button button-quiet" aria-disabled={left > 0} onClick={send}>
              {left > 0 ? fill(texts.wait, { n: numbers.count(left) }) : texts.getCode}
            </button>
          </div>
        )}
      />
      <p className="status-message" role="status">
        {sending.isSuccess && fill(texts.sent, { email: sending.variables })}
      </p>
    </>
  );
}

/** Returns the whole seconds until a moment, or 0 once it has passed. */
function useSecondsTo(moment: number): number {
  const [now, setNow] = useState(() => Date.now());
  const isOver = now >= moment;
  useEffect(() => {
    setNow(Date.now());
    if (moment <= Date.now()) return;
    const timer = setInterval(() => setNow(Date.now()), 1_000);
    return () => clearInterval(timer);
  }, [moment]);
  return isOver ? 0 : Math.ceil((moment - now) / 1_000);
}
