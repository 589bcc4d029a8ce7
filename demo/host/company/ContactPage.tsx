import { useEffect, useRef, useState } from 'react';
import { fill, loadTexts } from '../messages/speech.js';
import { useTitle } from '../shell/title.js';
import { Channels } from './Channels.js';
import { ContactForm, type Sent } from './ContactForm.js';
import { companyTexts } from './messages/load.js';

export const loader = loadTexts(companyTexts);

/** `/contact`: the ways to reach the shop, a form, and what others asked. */
export function Component() {
  const { contact } = companyTexts.useTexts();
  const [sent, setSent] = useState<Sent | null>(null);
  useTitle(contact.title);
  return (
    <div className="page-width contact">
      <header className="contact-head">
        <h1 tabIndex={-1}>{contact.title}</h1>
        <p>{contact.lead}</p>
      </header>
      <section className="contact-form" aria-labelledby="write">
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
      <section className="contact-faq" aria-labelledby="faq">
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

/** Says that the message has arrived; it takes the focus, for the form that had it is gone. */
function Thanks({ sent: { id, email }, onAnother }: { sent: Sent; onAnother: () => void }) {
  const { sent: texts } = companyTexts.useTexts().contact;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="contact-sent">
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
