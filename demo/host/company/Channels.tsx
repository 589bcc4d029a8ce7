import { useStorefront } from '../session/useStorefront.js';
import { companyTexts } from './messages/load.js';

const MAIL = 'service@meridian.example';
/** A number of those that are kept free for stories. */
const PHONE = '+1 (973) 555-0142';

/** The ways to reach the shop beside the form. */
export function Channels() {
  const { channels } = companyTexts.useTexts().contact;
  const chat = useStorefront(({ bigdata }) => bigdata.config.chat);
  return (
    <section className="contact-channels" aria-labelledby="channels">
      <h2 id="channels">{channels.title}</h2>
      <ul>
        <li>
          <h3>{channels.mail.title}</h3>
          <p>{channels.mail.text}</p>
          <a href={`mailto:${MAIL}`} dir="ltr">
            {MAIL}
          </a>
        </li>
        <li>
          <h3>{channels.phone.title}</h3>
          <p>{channels.phone.text}</p>
          <a href={`tel:${PHONE.replace(/[^+\d]/g, '')}`} dir="ltr">
            {PHONE}
          </a>
        </li>
        {chat && /^https?:/.test(chat) && (
          <li>
            <h3>{channels.chat.title}</h3>
            <p>{channels.chat.text}</p>
            <a href={chat} target="_blank" rel="noopener">
              {channels.chat.open}
            </a>
          </li>
        )}
        <li>
          <h3>{channels.office.title}</h3>
          <address>
            <bdi dir="ltr" lang="en">
              {channels.office.text}
            </bdi>
          </address>
        </li>
      </ul>
    </section>
  );
}
