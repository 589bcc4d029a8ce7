import { type ReactNode, useId, useRef, useState } from 'react';
import type { Invitation } from '../../../shared/replies/account.js';
import { fillParts, useI18n } from '../../messages/i18n.js';
import { invitationTexts } from '../../texts.js';
import './invitation.css';

/** The invitation link, and ways to share it. A page that shows it must load the invitation page's texts first. */
export function InvitationLink({ invitation: { invit_code, path } }: { invitation: Invitation }) {
  const { texts: common } = useI18n();
  const texts = invitationTexts.useTexts();
  const url = new URL(path, location.origin).href;
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [notice, setNotice] = useState('');
  const copy = async () => {
    setNotice('');
    field.current?.select();
    try {
      await navigator.clipboard.writeText(url);
      setNotice(texts.copied);
    } catch {
      // Permission was denied, or the page isn't on https. The link is already selected.
      setNotice(texts.copyFailed);
    }
  };
  const share = async () => {
    // Closing the system's share sheet rejects the promise, but isn't a failure.
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
          className="input"
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
      <p className="status-message" role="status">
        {notice}
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
        {fillParts<typeof common.labeled, ReactNode>(common.labeled, {
          label: texts.code,
          value: (
            <bdi key="code" className="invitation-code">
              {invit_code}
            </bdi>
          ),
        })}
      </p>
    </section>
  );
}
