import { type KeyboardEvent, type ReactNode, useState } from 'react';
import type { PasteHandlers } from '../pasted-text.js';
import { TextBox } from './TextBox.js';

export interface FieldProps {
  /** Unique in the document. The ids of the field's parts derive from it. */
  readonly id: string;
  readonly name: string;
  readonly label: string;
  readonly value: string;
  readonly type?: 'text' | 'email' | 'password';
  readonly autoComplete?: string;
  readonly inputMode?: 'text' | 'numeric' | 'email';
  readonly maxLength?: number;
  /** The error, which screen readers read with the field. */
  readonly error?: string | false | null | undefined;
  /** What will happen once the field is filled in. Shown if there's no error, and read with the field. */
  readonly hint?: string | false | 0 | null | undefined;
  /** The id of a description within `below`, which screen readers read with the field if there's no error or hint. */
  readonly describedBy?: string;
  /** Whether the field gets the focus when the form is shown. */
  readonly isNext?: boolean;
  /** For a password, the texts of the button that shows and hides it. */
  readonly toggle?: { readonly show: string; readonly hide: string };
  /** A button at the end of the field. */
  readonly action?: ReactNode;
  /** The content between the field and its error. */
  readonly below?: ReactNode;
  /** Cleans up text that was typed, pasted or autofilled. */
  readonly clean?: (text: string) => string;
  /** Cleans what is pasted, before a limit cuts it. */
  readonly paste?: PasteHandlers;
  /** Called when a key goes down or up in the field. */
  readonly onKey?: (event: KeyboardEvent) => void;
  readonly onChange: (value: string) => void;
  /** Called in place of `onChange` with a text that something wrote into the field without an event. */
  readonly onFill?: (value: string) => void;
  /** Called when the shopper leaves the field, but not when they leave the whole window. */
  readonly onLeave?: () => void;
}

/**
 * A text field with its label and its error. Its styles, `Field.css`, belong in the root it's rendered in. They win
 * over the page's stylesheets even in the page's own tree.
 */
export function Field(props: FieldProps): ReactNode {
  const { id, name, label, value, type = 'text', error, toggle, action, below, onKey, onChange } = props;
  const { clean, onLeave } = props;
  const note = error || props.hint || '';
  const [isSeen, setSeen] = useState(false);
  return (
    <div part="field" className="sf sf-field">
      <label part="label" className="sf-label" htmlFor={id}>
        <span key={label}>{label}</span>
      </label>
      <div className="sf-box">
        <TextBox
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
          aria-describedby={note ? `${id}-error` : props.describedBy}
          aria-invalid={error ? true : undefined}
          onType={(typed, input) => {
            const text = clean ? clean(typed) : typed;
            // If the cleaned text is the same as before, nothing rerenders, and the typed text would stay.
            if (text !== typed) input.value = text;
            onChange(text);
          }}
          onFill={props.onFill ?? onChange}
          {...props.paste}
          onKeyDown={onKey}
          onKeyUp={onKey}
          onBlur={(event) => {
            const root = event.currentTarget.getRootNode() as Document; // or a shadow root, which has this property too
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
      <p id={`${id}-error`} part="problem" className={error || !note ? 'sf-error' : 'sf-error sf-muted'}>
        <span key={note}>{note}</span>
      </p>
    </div>
  );
}
