import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { number, type } from 'superstruct';
import { CONTACT_FORM, TOPICS } from '../../shared/forms/forms.js';
import { type Fields, post } from '../api/request.js';
import { fill, useI18n } from '../messages/i18n.js';
import { useStorefront } from '../session/useStorefront.js';
import { companyTexts, formTexts } from '../texts.js';
import { Field, TextField } from '../ui/fields.js';
import { Form, FormButtons, useShopForm } from '../ui/form.js';
import { ruled } from '../ui/rules.js';

const SentMessage = type({ message_id: number() });

/** Sends a message to the shop, and returns its number. Fails with code 400 if something is wrong with it. */
const sendMessage = (fields: Fields) => post('/pc/contact', SentMessage, fields);

type Message = Record<'name' | 'email' | 'topic' | 'message', string>;

export interface Sent {
  id: number;
  email: string;
}

/** The form for a message to the shop. It keeps the input until the message is sent. */
export function ContactForm({ onSent }: { onSent: (sent: Sent) => void }) {
  const { form: texts } = companyTexts.useTexts().contact;
  const wrong = formTexts.useTexts().contact;
  const { numbers } = useI18n();
  const shopper = useStorefront(({ user }) => user.info?.uname ?? '');
  const [search] = useSearchParams();
  const order = search.get('order') ?? '';
  const topic = TOPICS.find((each) => each === search.get('topic')) ?? TOPICS[0];
  /** What a message about an order begins with: its page leads here with its number. */
  const start = /^\d{1,9}$/.test(order) ? fill(texts.order, { n: order }) : '';
  const form = useShopForm<Message, { message_id: number }>({
    defaultValues: { name: shopper, email: '', topic, message: '' },
    rules: ruled(CONTACT_FORM, wrong),
    check: ({ message }) => (message.trim() === start.trim() ? { message: wrong.messageEmpty } : {}),
    send: sendMessage,
    onSent: ({ message_id }, { email }) => onSent({ id: message_id, email }),
    checkText: texts.check,
    failedText: texts.failed,
  });
  const { setValue, getValues, watch } = form.methods;
  // A name typed before someone signed in isn't theirs.
  useEffect(() => setValue('name', shopper), [setValue, shopper]);
  useEffect(() => {
    if (start && !getValues('message')) setValue('message', start);
  }, [getValues, setValue, start]);
  const left = numbers.count(CONTACT_FORM.message.max - watch('message').length);
  return (
    <Form form={form}>
      <TextField name="name" label={texts.name} autoComplete="name" />
      <TextField name="email" label={texts.email} />
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
        {(tied) => <textarea {...tied} rows={6} dir="auto" maxLength={CONTACT_FORM.message.max} />}
      </Field>
      <FormButtons submit={texts.send} busy={texts.sending} />
    </Form>
  );
}
