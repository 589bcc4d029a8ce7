import type { FormEvent } from 'react';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { AccountLayout } from '../account/AccountLayout.js';
import { TextField } from '../account/TextField.js';
import { CheckResult } from './CheckResult.js';
import type { PrizeTexts } from './messages/messages.js';
import { WHEEL_PATH } from './paths.js';

/** The same recipe for whoever doesn't want to take this page's word; it needs nothing but Python's own library. */
const PYTHON = `import hashlib, hmac

def sector(seed, round, key, odds, attempt=0):
    text = f"{round}:{key}:{attempt}".encode()
    digest = hmac.digest(bytes.fromhex(seed), text, "sha256")
    number = int.from_bytes(digest[:4], "big")
    if number >= 4294960000:
        return sector(seed, round, key, odds, attempt + 1)
    ticket, end = number % 10000, 0
    for level, share in enumerate(odds, 1):
        end += share
        if ticket < end:
            return level

def hash_of(seed):
    return hashlib.sha256(bytes.fromhex(seed)).hexdigest()`;

/** Where anyone recomputes a round, signed in or not. */
export function FairPage({ texts }: { texts: PrizeTexts }) {
  const { check } = texts;
  const [search, setSearch] = useSearchParams();
  const [wrong, setWrong] = useState('');
  const round = search.get('round') ?? '';
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const number = String(new FormData(event.currentTarget).get('round') ?? '').trim();
    const isNumber = /^\d{1,9}$/.test(number);
    setWrong(isNumber ? '' : check.needNumber);
    if (isNumber) setSearch({ round: number }, { state: { keepFocus: true } });
  };
  return (
    <AccountLayout title={check.title} lead={check.lead} guests>
      <form key={round} className="reward-panel fair-form" noValidate onSubmit={submit}>
        <TextField
          name="round"
          label={check.label}
          hint={check.hint}
          wrong={wrong || undefined}
          inputMode="numeric"
          autoComplete="off"
          dir="ltr"
          defaultValue={round}
        />
        <button type="submit" className="button">
          {check.button}
        </button>
      </form>
      <CheckResult texts={texts} round={round} />
      <section className="reward-panel" aria-labelledby="fair-how">
        <h2 id="fair-how">{check.how}</h2>
        <ol className="fair-steps">
          {check.steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        <h3>{check.code}</h3>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by the keyboard */}
        <pre dir="ltr" translate="no" tabIndex={0} aria-label={check.code}>
          <code>{PYTHON}</code>
        </pre>
      </section>
      <p>
        <Link to={WHEEL_PATH}>{check.back}</Link>
      </p>
    </AccountLayout>
  );
}
