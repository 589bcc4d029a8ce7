import { useEffect, useState } from 'react';
import { isEmail } from '../../../shared/email.js';
import { sendSellerCode } from '../../api/sellers.js';
import { useSpeech } from '../../messages/context.js';
import { FormField } from '../forms/FormField.js';
import type { Fields } from '../forms/useFields.js';
import type { SellerMessages } from '../messages/en.js';

/** Seconds until another code may be asked for (spec section 9). */
const WAIT_S = 60;

interface CodeFieldProps {
  fields: Fields;
  prefix: string;
  texts: SellerMessages['account'];
  email: string;
  /** 1 to register, 2 for a new password. */
  purpose: '1' | '2';
}

/** The code that was mailed, and the button that has it mailed. */
export function CodeField({ fields, prefix, texts, email, purpose }: CodeFieldProps) {
  const { numbers, texts: shop } = useSpeech();
  const [told, setTold] = useState('');
  const [failure, setFailure] = useState('');
  const [until, setUntil] = useState(0);
  const left = useSecondsTo(until);

  const send = async () => {
    if (left > 0) return;
    setTold('');
    setFailure('');
    if (!isEmail(email)) return setFailure(email === '' ? texts.wrong.emailEmpty : texts.wrong.email);
    setUntil(Date.now() + WAIT_S * 1_000);
    const outcome = await sendSellerCode(email, purpose);
    if (outcome.status === 'ready') return setTold(texts.sent.replace('{email}', email));
    setUntil(0);
    setFailure(outcome.code > 0 ? outcome.message : shop.problem.failedText);
  };
  return (
    <>
      <FormField
        prefix={prefix}
        name="email_code"
        label={texts.code}
        wrong={fields.wrong.email_code ?? (failure || undefined)}
      >
        {(tied) => (
          <div className="seller-code">
            <input
              {...tied}
              dir="ltr"
              inputMode="numeric"
              autoComplete="one-time-code"
              maxLength={12}
              onInput={() => fields.forget('email_code')}
            />
            <button
              type="button"
              className="button button-quiet"
              aria-disabled={left > 0}
              onClick={() => void send()}
            >
              {left > 0 ? texts.wait.replace('{n}', numbers.count(left)) : texts.getCode}
            </button>
          </div>
        )}
      </FormField>
      <p className="addresses-told" role="status">
        {told}
      </p>
    </>
  );
}

/** Whole seconds until a moment; 0 when it is over. */
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
