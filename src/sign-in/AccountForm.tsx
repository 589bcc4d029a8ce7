import { type ReactNode, useContext, useLayoutEffect, useRef, useState } from 'react';
import { useWidget } from '../element/widget-context.js';
import { Field, type FieldProps } from '../ui/field/Field.js';
import type { FormProps } from './form.js';
import { LightForm } from './LightForm.js';
import { SignInText } from './messages.js';
import type { FieldName, Values } from './rules.js';
import { useFields } from './use-fields.js';

/** What is asked for in each field, beside its label. */
const kinds: { readonly [N in FieldName]: Partial<FieldProps> } = {
  email: { type: 'email', autoComplete: 'username', inputMode: 'email' },
  password: { type: 'password' },
  confirmation: { type: 'password' },
  code: { autoComplete: 'one-time-code', inputMode: 'numeric' },
  invitation: { autoComplete: 'off' },
};

/** A form of an account: its fields with what is wrong with them, and the one button that sends it. */
export function AccountForm(props: FormProps): ReactNode {
  const { form, values, onChange, onDone, children } = props;
  const { host, reportFailure } = useWidget();
  const { element } = host;
  const text = useContext(SignInText);
  const { names, rules, send, code } = form;
  const prefix = useRef('');
  const input = (name: FieldName) => element.querySelector<HTMLInputElement>(`#${prefix.current}-${name}`);
  const fields = useFields(rules, values, (name) => input(name)?.focus());
  const [end, setEnd] = useState<AbortController | null>(null);
  const latest = useRef(end);
  latest.current = end;

  useLayoutEffect(() => {
    // A page that comes out of the back-forward cache waits for nothing any more.
    const stop = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      latest.current?.abort();
      setEnd(null);
    };
    addEventListener('pageshow', stop);
    return () => {
      removeEventListener('pageshow', stop);
      latest.current?.abort();
    };
  }, []);

  /** What the fields hold, trimmed where no blank can be meant: password managers may fill them in without a word. */
  const read = (): Values => {
    const typed = Object.fromEntries(names.map((name) => [name, input(name)?.value ?? '']));
    onChange(typed);
    const { email, password, confirmation, code, invitation } = { ...values, ...typed };
    return {
      email: email.trim(),
      password,
      confirmation,
      code: code.trim(),
      invitation: invitation.trim(),
    };
  };
  const readEmail = () => {
    const typed = read();
    return fields.check(['email'], typed) ? typed.email : null;
  };
  const submit = async () => {
    if (latest.current) return;
    const typed = read();
    if (!fields.check(names, typed)) return;
    const own = new AbortController();
    latest.current = own;
    setEnd(own);
    const outcome = await send(typed, { signal: own.signal });
    if (latest.current !== own) return;
    latest.current = null;
    setEnd(null);
    if (outcome.status === 'done') onDone(form, outcome.value);
    else reportFailure(outcome);
  };

  return (
    <LightForm onSubmit={submit}>
      {(id) => {
        prefix.current = id;
        return (
          <>
            {names.map((name) => {
              const fault = fields.faults[name];
              return (
                <Field
                  key={name}
                  id={`${id}-${name}`}
                  name={name}
                  label={text[name]}
                  value={values[name]}
                  isNext={name === names.find((each) => !values[each])}
                  error={fault && text.faults[fault]}
                  {...kinds[name]}
                  {...(kinds[name].type === 'password' && { autoComplete: form.passwords, toggle: text })}
                  action={
                    name === 'code' && code && <code.Button purpose={code.purpose} readEmail={readEmail} />
                  }
                  onChange={(value) => onChange({ [name]: value })}
                  onLeave={() => fields.leave(name)}
                />
              );
            })}
            {children}
            <button type="submit" part="submit" className="sf-primary" aria-disabled={end ? true : undefined}>
              <span key={text[form.button]}>{text[form.button]}</span>
            </button>
          </>
        );
      }}
    </LightForm>
  );
}
