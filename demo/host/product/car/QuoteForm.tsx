import { useEffect, useRef } from 'react';
import { QUOTE_FORM } from '../../../shared/forms/forms.js';
import type { Car } from '../../../shared/replies/cars.js';
import { requestQuote } from '../../api/landed-cost.js';
import { useStorefront } from '../../session/useStorefront.js';
import { carPageTexts, formTexts } from '../../texts.js';
import { TextField } from '../../ui/fields.js';
import { Form, FormButtons, useShopForm } from '../../ui/form.js';
import { ruled } from '../../ui/rules.js';

type Buyer = Record<keyof typeof QUOTE_FORM, string>;
type Sent = { quote_id: number; total: number };

interface QuoteFormProps {
  car: Car;
  place: { readonly country: string; readonly port: string };
  onCancel: () => void;
  onSent: (sent: Sent, email: string) => void;
}

/** The form to request a quote, with a buyer's address anywhere in the world. */
export function QuoteForm({ car, place: { country, port }, onCancel, onSent }: QuoteFormProps) {
  const { form: texts } = carPageTexts.useTexts().landed;
  const shopper = useStorefront(({ user }) => user.info?.uname ?? '');
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  const form = useShopForm<Buyer, Sent>({
    defaultValues: { name: shopper, email: '', phone: '', street: '', city: '', post_code: '' },
    rules: ruled(QUOTE_FORM, formTexts.useTexts().quote, texts.optional),
    send: (buyer) => requestQuote({ ...buyer, goods_id: car.goods_id, country, port }),
    onSent: (sent, { email }) => onSent(sent, email),
    checkText: texts.check,
  });
  return (
    <div className="stack-small landed-form">
      <h3 ref={title} tabIndex={-1}>
        {texts.title}
      </h3>
      <p>{texts.lead}</p>
      <Form form={form}>
        <TextField name="name" label={texts.name} autoComplete="name" />
        <TextField name="email" label={texts.email} />
        <TextField name="phone" label={texts.phone} />
        <TextField name="street" label={texts.street} autoComplete="street-address" />
        <TextField name="city" label={texts.city} autoComplete="address-level2" />
        <TextField name="post_code" label={texts.postCode} autoComplete="postal-code" dir="ltr" />
        <FormButtons submit={texts.send} busy={texts.sending}>
          <button type="button" className="button button-quiet" onClick={onCancel}>
            {texts.cancel}
          </button>
        </FormButtons>
      </Form>
    </div>
  );
}
