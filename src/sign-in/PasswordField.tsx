import { type KeyboardEvent, type ReactNode, useContext, useState } from 'react';
import { Field, type FieldProps } from '../ui/field/Field.js';
import { SignInMessagesContext } from './messages.js';

/** A password field. It can show the password, and it warns about Caps Lock while the shopper types. */
export function PasswordField({ below, onLeave, ...props }: FieldProps): ReactNode {
  const text = useContext(SignInMessagesContext);
  const [isCaps, setCaps] = useState(false);
  // Autofill fires key events that are plain events, without the keyboard's state.
  const onKey = (event: KeyboardEvent) => setCaps(event.getModifierState?.('CapsLock') ?? false);
  return (
    <Field
      {...props}
      type="password"
      toggle={text}
      onKey={onKey}
      onLeave={() => {
        setCaps(false);
        onLeave?.();
      }}
      below={
        <>
          <p className="sf-note" role="status">
            {isCaps && <span key={text.capsLock}>{text.capsLock}</span>}
          </p>
          {below}
        </>
      }
    />
  );
}
