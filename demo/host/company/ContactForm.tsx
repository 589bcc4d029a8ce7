import { type FormEvent, useRef, useState } from 'react';
import { sendMessage } from '../api/contact.js';
import { useSpeech } from '../messages/context.js';
import { useStorefront } from '../session/useStorefront.js';
import { ContactField } from './ContactField.js';
import { checkMessage, FIELDS, LONGEST, readWritten, type Wrong } from './checkMessage.js';
import { useCompanyTexts } from './messages/load.js';
import { TOPICS } from './messages/messages.js';

/** What became of a message. */
export interface Sent {
  id: number;
  email: string;
}

/** The form for a message to the shop. What was typed stays until it is sent. */
export function ContactForm({ onSent }: { onSent: (sent: Sent) => void }) {
  const { form: texts, wrong: mistakes } = useCompanyTexts().contact;
  const { numbers } = useSpeech();
  const name = useStorefront(({ user }) => user.info?.uname ?? '');
  const form = useRef<HTMLFormElement>(null);
  const [wrong, setWrong] = useState<Wrong>({});
  const [failure, setFailure] = useState('');
  const [length, setLength] = useState(0);
  const [isBusy, setBusy] = useState(false);

  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    const written = readWritten(event.currentTarget);
    const found = checkMessage(written, mistakes);
    setWrong(found);
    const first = FIELDS.find((field) => found[field] !== undefined);
    setFailure(first ? texts.check : '');
    if (first) return form.current?.querySelector<HTMLElement>(`[name=${first}]`)?.focus();
    setBusy(true);
    const outcome = await sendMessage(written);
    if (outcome.status === 'ready') return onSent({ id: outcome.data.message_id, email: written.email });
    setBusy(false);
    setFailure((outcome.code > 0 && outcome.message) || texts.failed);
  };

  return (
    <form className="form" ref={form} onSubmit={(event) => void send(event)} noValidate>
      <ContactField name="name" label={texts.name} wrong={wrong}>
        {(tied) => (
          // A new name, of somebody who signs in meanwhile, is a new field: what was typed before is not theirs.
          <input {...tied} key={name} defaultValue={name} autoComplete="name" maxLength={LONGEST.name} />
        )}
      </ContactField>
      <ContactField name="email" label={texts.email} wrong={wrong}>
        {(tied) => <input {...tied} type="email" autoComplete="email" dir="ltr" maxLength={LONGEST.email} />}
      </ContactField>
      <ContactField name="topic" label={texts.topic} wrong={wrong}>
        {(tied) => (
          <select {...tied}>
            {TOPICS.map((topic) => (
              <option key={topic} value={topic}>
                {texts.topics[topic]}
              </option>
            ))}
          </select>
        )}
      </ContactField>
      <ContactField
        name="message"
        label={texts.message}
        hint={texts.left.replace('{n}', numbers.count(LONGEST.message - length))}
        wrong={wrong}
      >
        {(tied) => (
          <textarea
            {...tied}
            rows={6}
            dir="auto"
            maxLength={LONGEST.message}
            onInput={(event) => setLength(event.currentTarget.value.length)}
          />
        )}
      </ContactField>
      <p className="form-failure" role="alert">
        {failure}
      </p>
      <div className="form-buttons">
        <button type="submit" className="button" aria-disabled={isBusy}>
          {isBusy ? texts.sending : texts.send}
        </button>
      </div>
    </form>
  );
}
