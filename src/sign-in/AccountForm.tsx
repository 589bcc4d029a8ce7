import { type ReactNode, useContext, useRef, useState } from 'react';
import { useWidget } from '../element/widget-context.js';
import { useStore } from '../state/use-store.js';
import { Field, type FieldProps } from '../ui/field/Field.js';
import { cleanCode, codeIn, pasteHandlers, plainText } from '../ui/pasted-text.js';
import { useLatest } from '../ui/use-latest.js';
import type { FormProps } from './form.js';
import { LightForm } from './LightForm.js';
import { SignInMessagesContext } from './messages.js';
import { PasswordField } from './PasswordField.js';
import { hasPasskeys } from './passkeys/fit.js';
import { type FieldName, isWholeCode, type Values } from './rules.js';
import { useFields } from './use-fields.js';

const plainPaste = pasteHandlers(plainText);
const codePaste = pasteHandlers(codeIn, (text) => /^\d{5,}$/.test(text));

/** The props of each field, in addition to its label. */
const kinds: { readonly [N in FieldName]: Partial<FieldProps> } = {
  email: { type: 'email', autoComplete: 'username', inputMode: 'email', paste: plainPaste },
  password: {},
  confirmation: {},
  code: { autoComplete: 'one-time-code', inputMode: 'numeric', clean: cleanCode, paste: codePaste },
  invitation: { autoComplete: 'off', paste: plainPaste },
};

/** A failure to submit, from the server or the network. It stays visible until the form is sent again. */
interface Refusal {
  readonly text: string;
  /** The refused values, whose error is hidden while others are typed. `null` if the failure isn't about them: it ends then. */
  readonly typed: Values | null;
}

/** An account form: its fields with their errors, and one submit button. */
export function AccountForm(props: FormProps): ReactNode {
  const { form, values, onChange, onDone, children } = props;
  const { host, reportFailure } = useWidget();
  const { element } = host;
  const text = useContext(SignInMessagesContext);
  const { names, rules, send, code, Strength } = form;
  // The browser then offers passkeys alongside the emails it has saved.
  const isForPasskeys = useStore(hasPasskeys) && form.view === 'email';
  const prefix = useRef('');
  const input = (name: FieldName) => element.querySelector<HTMLInputElement>(`#${prefix.current}-${name}`);
  const fields = useFields(rules, values, (name) => input(name)?.focus());
  const { run, isRunning, isBusy } = useLatest();
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [codeLength, setCodeLength] = useState<number | null>(null);

  /** Reads the inputs, since password managers may fill them in without events. Trims all except passwords. */
  const read = (): Values => {
    const typed = Object.fromEntries(names.map((name) => [name, input(name)?.value ?? '']));
    onChange(typed);
    const { email, password, confirmation, code, invitation } = { ...values, ...typed };
    return {
      email: email.trim(),
      password,
      confirmation,
      code: cleanCode(code),
      invitation: invitation.trim(),
    };
  };
  const readEmail = () => {
    const typed = read();
    return fields.check(['email'], typed) ? typed.email : null;
  };
  const submit = async () => {
    if (isRunning()) return;
    const typed = read();
    if (!fields.check(names, typed)) return;
    setRefusal(null);
    const outcome = await run(async (end) => {
      const sent = await send(typed, end);
      if (sent.status === 'done') await onDone(form, sent.value);
      return sent;
    });
    if (!outcome || outcome.status === 'done') return;
    const message = await reportFailure(outcome, { isSeen: true });
    if (!message || isRunning()) return;
    const isAboutIt =
      form.view === 'email' && outcome.status === 'failed' && outcome.failure.kind === 'business';
    setRefusal({ text: message, typed: isAboutIt ? typed : null });
  };

  /** Returns whether only the code is missing. An invitation field that wasn't visited yet may still be filled in. */
  const isForCode = (typed: Values): boolean =>
    names.every((name) => name === 'code' || !rules[name]?.(typed)) &&
    (!names.includes('invitation') || typed.invitation !== '' || fields.hasLeft('invitation'));
  const change = (name: FieldName, text: string) => {
    if (!refusal?.typed) setRefusal(null);
    onChange({ [name]: text });
    if (name === 'code' && isWholeCode(values.code, text, codeLength) && isForCode(read())) void submit();
  };

  const isSame = refusal?.typed?.email === values.email.trim() && refusal.typed.password === values.password;
  return (
    <LightForm onSubmit={submit}>
      {(id) => {
        prefix.current = id;
        const refused = refusal && !refusal.typed ? `${id}-refusal` : undefined;
        return (
          <>
            {names.map((name) => {
              const isPassword = name === 'password' || name === 'confirmation';
              const Kind = isPassword ? PasswordField : Field;
              const fault = fields.faults[name];
              return (
                <Kind
                  key={name}
                  id={`${id}-${name}`}
                  name={name}
                  label={text[name === 'password' && form.view === 'reset' ? 'newPassword' : name]}
                  value={values[name]}
                  isNext={name === names.find((each) => !values[each])}
                  error={fault ? text.faults[fault] : name === 'password' && isSame && refusal?.text}
                  hint={name === 'code' && codeLength && !values.code && isForCode(values) && text.codeSends}
                  {...kinds[name]}
                  {...(name === 'email' && isForPasskeys && { autoComplete: 'username webauthn' })}
                  {...(isPassword && { autoComplete: form.passwords })}
                  action={
                    name === 'code' &&
                    code && (
                      <code.Button purpose={code.purpose} readEmail={readEmail} onSent={setCodeLength} />
                    )
                  }
                  {...(name === 'password' &&
                    Strength && {
                      describedBy: `${id}-rule`,
                      below: (
                        <Strength ruleId={`${id}-rule`} password={values.password} email={values.email} />
                      ),
                    })}
                  onChange={(value) => change(name, value)}
                  onFill={(value) => onChange({ [name]: value })}
                  onLeave={() => fields.leave(name)}
                />
              );
            })}
            {children}
            {refused && (
              <p id={refused} part="problem" className="sf-refusal" dir="auto">
                <span key={refusal?.text}>{refusal?.text}</span>
              </p>
            )}
            <button
              type="submit"
              part="submit"
              className="sf-primary"
              aria-disabled={isBusy ? true : undefined}
              aria-describedby={refused}
            >
              <span key={text[form.button]}>{text[form.button]}</span>
            </button>
          </>
        );
      }}
    </LightForm>
  );
}
