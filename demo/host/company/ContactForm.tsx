import { useEffect } from 'react';
import { number, type } from 'superstruct';
import { isEmail } from '../../shared/email.js';
import { type Fields, post } from '../api/request.js';
import { fill, useSpeech } from '../messages/speech.js';
import { useStorefront } from '../session/useStorefront.js';
import { type CompanyMessages, companyTexts } from '../texts.js';
import { EmailField } from '../ui/EmailField.js';
import { Field, Form, FormButtons, TextField, trimmed, useShopForm, type Wrong } from '../ui/form.js';

const Kept = type({ message_id: number() });

/** Sends a message to the shop, and returns its number. Fails with code 400 if something is wrong with it. */
const sendMessage = (fields: Fields) => post('/pc/contact', Kept, fields);

const TOPICS = ['order', 'car', 'return', 'account', 'selling', 'other'] as const;

type Message = Record<'name' | 'email' | 'topic' | 'message', string>;

/** The maximum lengths, as the server enforces them. */
const LONGEST = { name: 200, message: 4000 } as const;
const SHORTEST_MESSAGE = 10;

function check(typed: Message, texts: CompanyMessages['contact']['wrong']): Wrong<Message> {
  const { name, email, message } = trimmed(typed);
  return {
    ...(!name && { name: texts.nameEmpty }),
    ...(!email ? { email: texts.emailEmpty } : !isEmail(email) && { email: texts.emailWrong }),
    ...(message.length < SHORTEST_MESSAGE && { message: texts.messageShort }),
  };
}

export interface Sent {
  id: number;
  email: string;
}

/** The form for a message to the shop. It keeps the input until the message is sent. */
export function ContactForm({ onSent }: { onSent: (sent: Sent) => void }) {
  const { form: texts, wrong } = companyTexts.useTexts().contact;
  const { numbers } = useSpeech();
  const shopper = useStorefront(({ user }) => user.info?.uname ?? '');
  const form = useShopForm<Message, { message_id: number }>({
    defaultValues: { name: shopper, email: '', topic: TOPICS[0], message: '' },
    check: (typed) => check(typed, wrong),
    send: (typed) => sendMessage(trimmed(typed)),
    onSent: ({ message_id }, typed) => onSent({ id: message_id, email: typed.email.trim() }),
    checkText: texts.check,
    failedText: texts.failed,
  });
  const { setValue, watch } = form.methods;
  // A name typed before someone signed in isn't theirs.
  useEffect(() => setValue('name', shopper), [setValue, shopper]);
  const left = numbers.count(LONGEST.message - watch('message').length);
  return (
    <Form form={form}>
      <TextField name="name" label={texts.name} autoComplete="name" maxLength={LONGEST.name} />
      <EmailField label={texts.email} />
      <Field name="topic" label={texts.topic}>
        {(tied) => (
          <select {...tied}>
            {TOPICS.map((topic) => (
              <option key={topic} value={topic}>
                {texts.topics[topic]}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Field name="message" label={texts.message} hint={fill(texts.left, { n: left })}>
        {(tied) => <textarea {...tied} rows={6} dir="auto" maxLength={LONGEST.message} />}
      </Field>
      <FormButtons submit={texts.send} busy={texts.sending} />
    </Form>
  );
}
