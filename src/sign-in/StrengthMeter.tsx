import { type ReactNode, useContext } from 'react';
import type { StrengthProps } from './form.js';
import { SignInText } from './messages.js';
import { strengthOf } from './strength.js';

/** Shows how hard a new password is to guess. Screen readers announce only changes of the rating, not every letter. */
export function StrengthMeter({ password, email }: StrengthProps): ReactNode {
  const text = useContext(SignInText);
  const strength = password ? strengthOf(password, email) : null;
  return (
    <div className={strength ? 'sf-note sf-strength' : 'sf-note'}>
      {strength && (
        <span className="sf-meter" aria-hidden="true">
          <span className={strength} />
        </span>
      )}
      <span role="status">{strength && <span key={strength}>{text.strength[strength]}</span>}</span>
    </div>
  );
}
