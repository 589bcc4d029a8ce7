import { type InputHTMLAttributes, type ReactNode, useContext, useId, useState } from 'react';
import { type RegisterOptions, type UseFormRegisterReturn, useFormContext } from 'react-hook-form';
import { fill, useI18n } from '../messages/i18n.js';
import { type Clean, cleanOf, pastable } from './pasting.js';
import { useHeld } from './press.js';
import { inputOf, RulesContext } from './rules.js';

/** The props that connect a control to its form, its label, its hint, and its error. */
export type Tied = UseFormRegisterReturn & {
  id: string;
  'aria-invalid': boolean;
  'aria-describedby': string | undefined;
  'aria-required': boolean;
};

interface FieldProps {
  name: string;
  label: string;
  /** Shown after the label of an optional field. By default, the field's rule says whether it's one. */
  optional?: string | undefined;
  hint?: string | undefined;
  /** The error to show if the form reports none. */
  wrong?: string | undefined;
  /** Whether the field has several controls, and its label names the group. */
  isGroup?: boolean;
  /** Returns what the form takes of the text in the field. By default, all of it. */
  clean?: Clean | undefined;
  /** Called on each change. */
  onChange?: RegisterOptions['onChange'];
  /** Renders the control itself. */
  children: (tied: Tied) => ReactNode;
}

/** A field with its label above, and its error or hint below. */
export function Field({
  name,
  label,
  optional: ownOptional,
  hint,
  wrong,
  isGroup,
  clean,
  onChange,
  children,
}: FieldProps) {
  const id = useId();
  const rules = useContext(RulesContext);
  const optional = ownOptional ?? (rules?.form[name]?.optional && rules.optional);
  const { register, getFieldState, formState } = useFormContext();
  const message = useHeld(getFieldState(name, formState).error?.message ?? wrong);
  const more = message ?? hint;
  const tied = {
    ...register(name, { ...(onChange && { onChange }), ...(clean && { setValueAs: clean }) }),
    id,
    'aria-invalid': message !== undefined,
    'aria-describedby': more ? `${id}more` : undefined,
    'aria-required': optional === undefined,
  };
  const title = (
    <>
      {label} {optional && <span className="form-optional">{optional}</span>}
    </>
  );
  const below = more && (
    <p id={`${id}more`} className={message ? 'form-wrong' : 'form-hint'}>
      {more}
    </p>
  );
  if (isGroup) {
    return (
      <fieldset className="form-field" id={id} tabIndex={-1} aria-describedby={tied['aria-describedby']}>
        <legend>{title}</legend>
        {children(tied)}
        {below}
      </fieldset>
    );
  }
  return (
    <div className="form-field">
      <label htmlFor={id}>{title}</label>
      {children(tied)}
      {below}
    </div>
  );
}

type TextFieldProps = Omit<FieldProps, 'children' | 'isGroup'> &
  Omit<InputHTMLAttributes<HTMLInputElement>, 'onChange' | 'name' | 'onPaste' | 'onDrop'> & {
    /** Returns the input with what stands beside it, such as a button. */
    beside?: (input: ReactNode) => ReactNode;
  };

/**
 * A field for one line of text, or for a password, with a button that shows it. All other props go to its `input`, whose
 * other attributes come from the field's rule.
 */
export function TextField(props: TextFieldProps) {
  const { name, label, optional, hint, wrong, onChange, beside, clean: ownClean, ...own } = props;
  const rule = useContext(RulesContext)?.form[name];
  const input = { ...(rule && inputOf(rule)), ...own };
  const clean = ownClean ?? cleanOf(input);
  const { secret, labeled } = useI18n().texts;
  const [isShown, setShown] = useState(false);
  const show = isShown ? secret.hide : secret.show;
  return (
    <Field {...{ name, label, optional, hint, wrong, onChange, clean }}>
      {(tied) => {
        const box = <input {...pastable(isShown ? { ...input, type: 'text' } : input, clean)} {...tied} />;
        if (input.type !== 'password') return beside ? beside(box) : box;
        return (
          <div className="form-beside">
            {box}
            <button
              type="button"
              className="button button-quiet"
              aria-label={fill(labeled, { label: show, value: label })}
              onClick={() => setShown(!isShown)}
            >
              {show}
            </button>
          </div>
        );
      }}
    </Field>
  );
}
