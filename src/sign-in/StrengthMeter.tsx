import { type ReactNode, useContext } from 'react';
import type { StrengthProps } from './form.js';
import { SignInMessagesContext } from './messages.js';

/** How hard a new password is to guess. */
type Strength = 'weak' | 'fair' | 'good' | 'strong';

/** What attackers try first. Letters only, because they also try digits and symbols before and after them. */
const common =
  /^(?:p[a4]ssw[o0]rd|passwort|qwert[yz]?(?:uiop)?|azerty|asdf(?:gh(?:jkl)?)?|zxcvbnm?|letmein|welcome|admin|login|iloveyou|monkey|dragon|football|baseball|sunshine|princess|master|shadow|secret|abc|test|demo|storefront|пароль|йцукен)?$/i;

/** Returns a length in which characters that continue a pattern count for little: `aaa`, `abc`, `321`. */
function lengthOf(password: string): number {
  const codes = Array.from(password.toLowerCase(), (letter) => letter.codePointAt(0) ?? 0);
  const isNext = (index: number) => {
    const [two = 0, one = 0, now = 0] = codes.slice(index - 2, index + 1);
    return index > 1 && Math.abs(now - one) < 2 && now - one === one - two;
  };
  return codes.reduce((sum, _, index) => sum + (isNext(index) ? 0.25 : 1), 0);
}

/** Returns how many characters each one was chosen from. */
function alphabetOf(password: string): number {
  const kinds: readonly (readonly [RegExp, number])[] = [
    [/\d/, 10],
    [/[a-z]/, 26],
    [/[A-Z]/, 26],
    [/[^\da-zA-Z\P{ASCII}]/u, 20],
    [/\P{ASCII}/u, 40],
  ];
  return kinds.reduce((sum, [kind, size]) => sum + (kind.test(password) ? size : 0), 0);
}

/**
 * Returns roughly how hard a password is to guess, by its length, its kinds of characters, and what attackers try
 * first. This is only advice: the rules decide which passwords are accepted.
 * @param email the part before its `@` makes a bad password.
 */
export function strengthOf(password: string, email: string): Strength {
  const [own = ''] = email.toLowerCase().split('@');
  const lower = password.toLowerCase();
  const bare = (own.length > 2 ? lower.replaceAll(own, '') : lower).replace(/^[\d\W_]+|[\d\W_]+$/g, '');
  const isCommon = common.test(bare) && password.length < 16;
  const isDigits = /^\d*$/.test(password) && password.length < 16;
  const isOneLetter = new Set(lower).size < 4;
  const bits = lengthOf(password) * Math.log2(alphabetOf(password) || 1);
  if (isCommon || isDigits || isOneLetter || bits < 40) return 'weak';
  return bits < 56 ? 'fair' : bits < 76 ? 'good' : 'strong';
}

/**
 * Shows which passwords are accepted, and then how hard the typed one is to guess. Screen readers announce only changes of
 * the rating, not every letter.
 */
export function StrengthMeter({ ruleId, password, email }: StrengthProps): ReactNode {
  const text = useContext(SignInMessagesContext);
  const strength = password ? strengthOf(password, email) : null;
  return (
    <div className={strength ? 'sf-note sf-strength' : 'sf-note'}>
      {strength ? (
        <span className="sf-meter" aria-hidden="true">
          <span className={strength} />
        </span>
      ) : (
        <span key={text.passwordRule} id={ruleId}>
          {text.passwordRule}
        </span>
      )}
      <span role="status">{strength && <span key={strength}>{text.strength[strength]}</span>}</span>
    </div>
  );
}
