import { useEffect, useId } from 'react';
import { useSearchParams } from 'react-router';
import { number, type } from 'superstruct';
import { CONTACT_FORM, TOPICS } from '../../shared/forms/forms.js';
import { ordersQuery } from '../api/orders.js';
import { type Fields, post } from '../api/request.js';
import { useOwnQuery } from '../data/use-shop-query.js';
import { fill, useI18n } from '../messages/i18n.js';
import { useStorefront } from '../session/useStorefront.js';
import { companyTexts, formTexts } from '../texts.js';
import { Field, TextField } from '../ui/fields.js';
import { Form, FormButtons, useShopForm } from '../ui/form.js';
import { ruled } from '../ui/rules.js';

const SentMessage = type({ message_id: number() });

/** Sends a message to the shop, and returns its number. Fails with code 400 if something is wrong with it. */
const sendMessage = (fields: Fields) => post('/pc/contact', SentMessage, fields);

type Message = Record<'name' | 'email' | 'topic' | 'order_id' | 'message', string>;

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
  const mailbox = useStorefront(({ user }) => String(user.info?.email ?? ''));
  const [search] = useSearchParams();
  const order = search.get('order') ?? '';
  const topic = TOPICS.find((each) => each === search.get('topic')) ?? TOPICS[0];
  // An order's page leads here with its number.
  const order_id = /^\d{1,9}$/.test(order) ? order : '';
  const orders = useOwnQuery(ordersQuery(null, 1)).data?.list ?? [];
  const ordersId = useId();
  const form = useShopForm<Message, { message_id: number }>({
    defaultValues: { name: shopper, email: mailbox, topic, order_id, message: '' },
    rules: ruled(CONTACT_FORM, wrong, texts.optional),
    send: sendMessage,
    onSent: ({ message_id }, { email }) => onSent({ id: message_id, email }),
    checkText: texts.check,
    failedText: texts.failed,
  });
  const { setValue, watch } = form.methods;
  // What was typed before someone signed in isn't theirs.
  useEffect(() => setValue('name', shopper), [setValue, shopper]);
  useEffect(() => setValue('email', mailbox), [setValue, mailbox]);
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
      <TextField name="order_id" label={texts.order} list={ordersId} />
      <datalist id={ordersId}>
        {orders.map(({ order_id, created_at }) => (
          <option key={order_id} value={order_id} label={numbers.dayOf(created_at)} />
        ))}
      </datalist>
      <Field name="message" label={texts.message} hint={fill(texts.left, { n: left })}>
        {(tied) => <textarea {...tied} rows={6} dir="auto" maxLength={CONTACT_FORM.message.max} />}
      </Field>
      <FormButtons submit={texts.send} busy={texts.sending} />
    </Form>
  );
}
