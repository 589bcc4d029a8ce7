import { type ReactNode, useState } from 'react';

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
  readonly error?: string | null | undefined;
  /** Whether the focus goes here when the form is shown. */
  readonly isNext?: boolean;
  /** For a password: the texts of the button that shows and hides it. */
  readonly toggle?: { readonly show: string; readonly hide: string };
  /** A button at the end of the field. */
  readonly action?: ReactNode;
  readonly onChange: (value: string) => void;
  /** The shopper left it; not when the whole window was left. */
  readonly onLeave?: () => void;
}

/**
 * A text field with its label and what is wrong with it. Its styles, `field.css`, go into the root that it is drawn
 * in; they hold in the page's own tree too, against any stylesheet of the page.
 */
export function Field(props: FieldProps): ReactNode {
  const { id, name, label, value, type = 'text', error, toggle, action, onChange, onLeave } = props;
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
          aria-describedby={error ? `${id}-error` : undefined}
          aria-invalid={error ? true : undefined}
          onInput={(event) => onChange(event.currentTarget.value)}
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
      <p id={`${id}-error`} part="problem" className="sf-error">
        <span key={error}>{error}</span>
      </p>
    </div>
  );
}
