import { type KeyboardEvent, type ReactNode, useState } from 'react';

export interface FieldProps {
  /** Unique in the document: the ids of its parts are made of it. */
  readonly id: string;
  readonly name: string;
  readonly label: string;
  readonly value: string;
  readonly type?: 'text' | 'email' | 'password';
  readonly autoComplete?: string;
  readonly inputMode?: 'text' | 'numeric' | 'email';
  readonly maxLength?: number;
  /** What is wrong with it, read with the field. */
  readonly error?: string | false | null | undefined;
  /** What will happen when it is filled in; stands in place of an error, and is read with the field. */
  readonly hint?: string | false | 0 | null | undefined;
  /** Whether the focus goes here when the form is shown. */
  readonly isNext?: boolean;
  /** For a password: the texts of the button that shows and hides it. */
  readonly toggle?: { readonly show: string; readonly hide: string };
  /** A button at the end of the field. */
  readonly action?: ReactNode;
  /** Stands between the field and what is wrong with it. */
  readonly below?: ReactNode;
  /** What is left of a text that is typed, pasted or filled in. */
  readonly clean?: (text: string) => string;
  /** A key went down or up in it. */
  readonly onKey?: (event: KeyboardEvent) => void;
  readonly onChange: (value: string) => void;
  /** The shopper left it; not when the whole window was left. */
  readonly onLeave?: () => void;
}

/**
 * A text field with its label and what is wrong with it. Its styles, `field.css`, go into the root that it is drawn
 * in; they hold in the page's own tree too, against any stylesheet of the page.
 */
export function Field(props: FieldProps): ReactNode {
  const { id, name, label, value, type = 'text', error, toggle, action, below, onKey, onChange } = props;
  const { clean, onLeave } = props;
  const told = error || props.hint || '';
  const [isSeen, setSeen] = useState(false);
  return (
    <div part="field" className="sf sf-field">
      <label part="label" className="sf-label" htmlFor={id}>
        <span key={label}>{label}</span>
      </label>
      <div className="sf-box">
        <input
          id={id}
          name={name}
          part="input"
          className="sf-input"
          type={isSeen ? 'text' : type}
          value={value}
          autoComplete={props.autoComplete}
          inputMode={props.inputMode}
          maxLength={props.maxLength}
          autoCapitalize="none"
          spellCheck={false}
          data-next={props.isNext || undefined}
          aria-describedby={told ? `${id}-error` : undefined}
          aria-invalid={error ? true : undefined}
          onInput={({ currentTarget: input }) => {
            const text = clean ? clean(input.value) : input.value;
            // Where that is what it was before, nothing is drawn anew, and what was typed would stay.
            if (text !== input.value) input.value = text;
            onChange(text);
          }}
          onKeyDown={onKey}
          onKeyUp={onKey}
          onBlur={(event) => {
            const root = event.currentTarget.getRootNode() as Document; // or a shadow root, which has it too
            if (root.activeElement !== event.currentTarget) onLeave?.();
          }}
        />
        {toggle && (
          <button
            type="button"
            part="toggle"
            className="sf-plain"
            aria-controls={id}
            onClick={() => setSeen(!isSeen)}
          >
            <span key={String(isSeen)}>{isSeen ? toggle.hide : toggle.show}</span>
          </button>
        )}
        {action}
      </div>
      {below}
      <p id={`${id}-error`} part="problem" className={error || !told ? 'sf-error' : 'sf-error sf-muted'}>
        <span key={told}>{told}</span>
      </p>
    </div>
  );
}
