import { useEffect, useRef, useState } from 'react';
import { COMPANY } from '../../shared/company.js';
import { fill, loadTexts } from '../messages/i18n.js';
import { useStorefront } from '../session/useStorefront.js';
import { useTitle } from '../shell/title.js';
import { companyTexts, formTexts } from '../texts.js';
import { ContactForm, type Sent } from './ContactForm.js';
import './company.css';

export const loader = loadTexts(companyTexts, formTexts);

/** `/contact`: the ways to reach the shop, a form, and common questions. */
export function Component() {
  const { contact } = companyTexts.useTexts();
  const [sent, setSent] = useState<Sent | null>(null);
  useTitle(contact.title);
  return (
    <div className="page-width contact">
      <header className="contact-head">
        <h1 tabIndex={-1}>{contact.title}</h1>
        <p className="lead">{contact.lead}</p>
      </header>
      <section className="contact-form scripts-only" aria-labelledby="write">
        <h2 id="write">{contact.form.title}</h2>
        {sent ? (
          <Thanks sent={sent} onAnother={() => setSent(null)} />
        ) : (
          <>
            <p className="form-hint">{contact.form.lead}</p>
            <ContactForm onSent={setSent} />
          </>
        )}
      </section>
      <Channels />
      <section className="faq" aria-labelledby="faq">
        <h2 id="faq">{contact.faq.title}</h2>
        {contact.faq.list.map(({ title, text }) => (
          <details key={title}>
            <summary>{title}</summary>
            <p>{text}</p>
          </details>
        ))}
      </section>
    </div>
  );
}

/** Says that the message has arrived. It takes the focus, because the form that had it is gone. */
function Thanks({ sent: { id, email }, onAnother }: { sent: Sent; onAnother: () => void }) {
  const { sent: texts } = companyTexts.useTexts().contact;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="stack status-message contact-sent">
      <h3 tabIndex={-1} ref={heading}>
        {texts.title}
      </h3>
      <p>{fill(texts.text, { id, email })}</p>
      <button type="button" className="button button-quiet" onClick={onAnother}>
        {texts.another}
      </button>
    </div>
  );
}

function Channels() {
  const { channels } = companyTexts.useTexts().contact;
  const chat = useStorefront(({ bigdata }) => bigdata.config.chat);
  return (
    <section className="contact-channels" aria-labelledby="channels">
      <h2 id="channels">{channels.title}</h2>
      <ul className="stack-small">
        <li className="box">
          <h3>{channels.mail.title}</h3>
          <p className="soft">{channels.mail.text}</p>
          <a href={`mailto:${COMPANY.mail}`} dir="ltr">
            {COMPANY.mail}
          </a>
        </li>
        <li className="box">
          <h3>{channels.phone.title}</h3>
          <p className="soft">{channels.phone.text}</p>
          <a href={`tel:${COMPANY.phone.replace(/[^+\d]/g, '')}`} dir="ltr">
            {COMPANY.phone}
          </a>
        </li>
        {chat && /^https?:/.test(chat) && (
          <li className="box">
            <h3>{channels.chat.title}</h3>
            <p className="soft">{channels.chat.text}</p>
            <a href={chat} target="_blank" rel="noopener">
              {channels.chat.open}
            </a>
          </li>
        )}
        <li className="box">
          <h3>{channels.office}</h3>
          <address>
            <bdi dir="ltr" lang="en">
              {[COMPANY.name, ...COMPANY.address].join(', ')}
            </bdi>
          </address>
        </li>
      </ul>
    </section>
  );
}
