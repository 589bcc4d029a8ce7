import { useId, useRef, useState } from 'react';
import type { Invitation } from '../../api/account.js';
import { invitationTexts } from './messages/load.js';

/** The link, and the ways to pass it on. A page with it waits for its texts, those of the page that invites. */
export function InvitationLink({ invitation: { invit_code, path } }: { invitation: Invitation }) {
  const texts = invitationTexts.useTexts();
  const url = new URL(path, location.origin).href;
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [told, setTold] = useState('');
  const copy = async () => {
    setTold('');
    field.current?.select();
    try {
      await navigator.clipboard.writeText(url);
      setTold(texts.copied);
    } catch {
      // Denied, or a page without https: the link is selected by now.
      setTold(texts.copyFailed);
    }
  };
  const share = async () => {
    // Closing the system's sheet rejects, and is no failure.
    await navigator.share({ text: texts.shareText, url }).catch(() => undefined);
  };
  const canShare = 'share' in navigator;
  const mail = `mailto:?subject=Meridian&body=${encodeURIComponent(`${texts.shareText}\n\n${url}`)}`;
  return (
    <section className="card stack panel invitation-link" aria-labelledby={`${id}title`}>
      <h2 id={`${id}title`}>{texts.link}</h2>
      <div className="invitation-row">
        <input
          ref={field}
          readOnly
          value={url}
          dir="ltr"
          aria-labelledby={`${id}title`}
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
        <button type="button" className="button" onClick={() => void copy()}>
          {texts.copy}
        </button>
      </div>
      <p className="told" role="status">
        {told}
      </p>
      <div className="form-buttons">
        {canShare && (
          <button type="button" className="button button-quiet" onClick={() => void share()}>
            {texts.share}
          </button>
        )}
        <a className="button button-quiet" href={mail}>
          {texts.mail}
        </a>
      </div>
      <p>
        {texts.code}: <bdi className="invitation-code">{invit_code}</bdi>
      </p>
    </section>
  );
}
