import { useState } from 'react';
import { replacePassword } from '../../api/account.js';
import { TextField } from '../TextField.js';
import { useForm, type Wrong } from '../useForm.js';
import type { SecurityMessages } from './messages/messages.js';

const FIELDS = ['old_password', 'password', 'enter_password'] as const;
type FieldName = (typeof FIELDS)[number];
type Texts = SecurityMessages['password'];

/** Spec section 9. */
const MIN_LENGTH = 6;

function check(values: Record<FieldName, string>, { wrong }: Texts): Wrong<FieldName> {
  const { old_password, password, enter_password } = values;
  const found: Wrong<FieldName> = {};
  if (!old_password) found.old_password = wrong.present;
  if (!password) found.password = wrong.empty;
  else if (password.length < MIN_LENGTH) found.password = wrong.short;
  else if (password === old_password) found.password = wrong.same;
  if (!enter_password) found.enter_password = wrong.again;
  else if (password !== enter_password) found.enter_password = wrong.differs;
  return found;
}

interface PasswordFormProps {
  texts: Texts;
  /** Whose password it is: a password manager keeps the new one for it. */
  email: string;
  onChange: () => void;
  onDone: () => void;
}

/** The form that changes the password. */
export function PasswordForm({ texts, email, onChange, onDone }: PasswordFormProps) {
  const [isShown, setShown] = useState(false);
  const { wrong, failure, isBusy, form, forget } = useForm({
    names: FIELDS,
    check: (values) => check(values, texts),
    send: replacePassword,
    onDone: (_, element) => {
      element.reset();
      setShown(false);
      onDone();
    },
    // All that the page cannot check itself is whether the present one is right.
    fieldOf: ({ code }) => (code === 400 ? 'old_password' : undefined),
  });
  const field = (name: FieldName, label: string, autoComplete: string, hint?: string) => (
    <TextField
      name={name}
      type={isShown ? 'text' : 'password'}
      label={label}
      hint={hint}
      wrong={wrong[name]}
      autoComplete={autoComplete}
      maxLength={200}
      dir="ltr"
      spellCheck={false}
      autoCapitalize="none"
      onInput={() => {
        onChange();
        forget(name);
      }}
    />
  );
  return (
    <form {...form} className="form panel">
      <p className="form-failure" role="alert">
        {failure}
      </p>
      <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
      {field('old_password', texts.present, 'current-password')}
      {field('password', texts.next, 'new-password', texts.nextHint)}
      {field('enter_password', texts.again, 'new-password')}
      <label className="form-check">
        <input
          type="checkbox"
          checked={isShown}
          onChange={({ currentTarget }) => setShown(currentTarget.checked)}
        />
        {texts.show}
      </label>
      <div className="form-buttons">
        <button type="submit" className="button" aria-disabled={isBusy}>
          {isBusy ? texts.saving : texts.save}
        </button>
      </div>
    </form>
  );
}
