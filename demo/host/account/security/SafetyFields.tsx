import { useId, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { SUSPECT_DAYS } from '../../../shared/proof.js';
import { passkeysQuery } from '../../api/passkeys.js';
import { sessionsQuery } from '../../api/proofs.js';
import { useOwnQuery } from '../../data/use-shop-query.js';
import { fill, useI18n } from '../../messages/i18n.js';
import { securityTexts } from '../../texts.js';
import { TextField } from '../../ui/fields.js';

const DAY_MS = 86_400_000;

/** How many sign-ins are listed at first: the newest. */
const SHOWN = 5;

/** What a new password ends, unless the shopper chooses otherwise: what a thief may have left in the account. */
export const SAFE = {
  ends_sessions: true,
  removes_passkeys: true,
  /** A day such as `2026-11-02`. */
  since: new Date(Date.now() - SUSPECT_DAYS * DAY_MS).toISOString().slice(0, 10),
};

/** Returns the fields of the call for these choices. */
export const safetyFields = ({ ends_sessions, removes_passkeys, since }: typeof SAFE) => ({
  keep_sessions: !ends_sessions,
  keep_passkeys: !removes_passkeys,
  ...(since && { since: new Date(`${since}T00:00`).toISOString() }),
});

/** Lets the shopper choose what a new password ends, and lists it: other sign-ins, and passkeys added lately. */
export function SafetyFields() {
  const texts = securityTexts.useTexts().safety;
  const { numbers } = useI18n();
  const id = useId();
  const [isWhole, setIsWhole] = useState(false);
  const sessions = useOwnQuery(sessionsQuery).data?.list.filter(({ is_this }) => !is_this) ?? [];
  const passkeys = useOwnQuery(passkeysQuery).data ?? [];
  const { register } = useFormContext<typeof SAFE>();
  const { since } = useWatch<typeof SAFE>();
  const from = new Date(`${since}T00:00`).getTime();
  const added = passkeys.filter(({ created_at }) => new Date(created_at).getTime() >= from);
  return (
    <fieldset className="stack-small safety" aria-labelledby={`${id}title`}>
      <h2 id={`${id}title`}>{texts.title}</h2>
      <label className="form-check">
        <input type="checkbox" aria-describedby={`${id}sessions`} {...register('ends_sessions')} />
        {texts.ends}
      </label>
      <ul id={`${id}sessions`} className="safety-list">
        {sessions.slice(0, isWhole ? undefined : SHOWN).map(({ client, signed_in_at: at }) => {
          const time = numbers.momentOf(at);
          return (
            <li key={at}>
              {client ? fill(texts.sessionOf, { client, time }) : fill(texts.session, { time })}
            </li>
          );
        })}
        {sessions.length === 0 && <li>{texts.noSessions}</li>}
      </ul>
      {sessions.length > SHOWN && (
        <button
          type="button"
          className="link-button"
          aria-expanded={isWhole}
          aria-controls={`${id}sessions`}
          onClick={() => setIsWhole(!isWhole)}
        >
          {isWhole ? texts.fewer : fill(texts.all, { n: numbers.count(sessions.length) })}
        </button>
      )}
      {passkeys.length > 0 && (
        <>
          <label className="form-check">
            <input type="checkbox" aria-describedby={`${id}passkeys`} {...register('removes_passkeys')} />
            {texts.removes}
          </label>
          <TextField
            name="since"
            label={texts.since}
            type="date"
            max={new Date().toISOString().slice(0, 10)}
          />
          <ul id={`${id}passkeys`} className="safety-list">
            {added.map(({ passkey_id, name, created_at }) => (
              <li key={passkey_id}>{fill(texts.added, { name, day: numbers.dayOf(created_at) })}</li>
            ))}
            {added.length === 0 && <li>{texts.noPasskeys}</li>}
          </ul>
        </>
      )}
    </fieldset>
  );
}
