import { type ReactNode, useState } from 'react';
import { COLORS } from '../../../shared/colors.js';
import { feeOf } from '../../../shared/fees.js';
import type { Wrong } from '../../../shared/wrong/wrong.js';
import { type Good, saveGood } from '../../api/seller-store.js';
import type { Departments } from '../../api/sellers.js';
import { GoodsPicture } from '../../art/GoodsPicture.js';
import { useSpeech } from '../../messages/context.js';
import { toArt } from '../art.js';
import { FormField } from '../forms/FormField.js';
import { FormFailure, FormFoot } from '../forms/FormFoot.js';
import { useFields } from '../forms/useFields.js';
import { readCents, writeCents } from '../money.js';
import { checkGoods, toFields } from './check-goods.js';
import { GoodsInput } from './GoodsInput.js';
import type { StoreMessages } from './messages/en.js';
import { PicturePicker } from './PicturePicker.js';
import { TierRows } from './TierRows.js';

interface GoodsFormProps {
  token: string;
  texts: StoreMessages;
  /** The goods to change; null for new ones. */
  good: Good | null;
  departments: Departments;
  isFactory: boolean;
  wrong: Wrong;
  check: string;
  optional: string;
  onChanged: () => void;
  onSaved: (name: string) => void;
  cancel: ReactNode;
}

/** What a seller says of goods, with a look at what buyers will see. */
export function GoodsForm(props: GoodsFormProps) {
  const { token, texts, good, departments, isFactory, wrong, check, optional, onChanged, onSaved, cancel } =
    props;
  const { numbers } = useSpeech();
  const fields = useFields(check);
  const { form } = texts;
  const [picture, setPicture] = useState({ art: good?.art ?? '', color: good?.color ?? 'Silver' });
  const [price, setPrice] = useState(good === null ? '' : writeCents(good.price));
  const [name, setName] = useState(good?.goods_name ?? '');
  const cents = readCents(price) ?? 0;
  const colorHex = Object.entries(COLORS).find(([known]) => known === picture.color)?.[1] ?? COLORS.Silver;
  const input = { fields, prefix: 'goods' };

  const pickDepartment = (catId: string) => {
    fields.forget('cat_id');
    const part = departments
      .flatMap(({ son_category }) => son_category)
      .find(({ cat_id }) => String(cat_id) === catId);
    // Most goods look like their department; a picture that was chosen stays.
    if (part && picture.art === '') setPicture((before) => ({ ...before, art: part.art }));
  };
  return (
    <div className="seller-editor">
      <form
        ref={fields.form}
        className="form"
        noValidate
        onSubmit={(event) =>
          void fields.submit(event, {
            check: (values) => checkGoods(toFields(values), wrong.goods),
            send: (values) =>
              saveGood(token, { ...toFields(values), ...(good && { goods_id: String(good.goods_id) }) }),
            done: ({ goods_name }) => {
              onChanged();
              onSaved(goods_name);
            },
          })
        }
      >
        <FormFailure text={fields.failure} />
        <GoodsInput
          {...input}
          name="name"
          label={form.name}
          hint={form.nameHint}
          maxLength={120}
          dir="auto"
          defaultValue={name}
          onInput={({ currentTarget }) => setName(currentTarget.value)}
        />
        <FormField {...input} name="cat_id" label={form.category} wrong={fields.wrong.cat_id}>
          {(tied) => (
            <select
              {...tied}
              defaultValue={good === null ? '' : String(good.cat_id)}
              onChange={({ currentTarget }) => pickDepartment(currentTarget.value)}
            >
              <option value="">{form.choose}</option>
              {departments.map(({ cat_id, cat_name, son_category }) => (
                <optgroup key={cat_id} label={cat_name}>
                  {son_category.map((part) => (
                    <option key={part.cat_id} value={part.cat_id}>
                      {part.cat_name}
                    </option>
                  ))}
                </optgroup>
              ))}
            </select>
          )}
        </FormField>
        <FormField
          {...input}
          name="description"
          label={form.description}
          hint={form.descriptionHint}
          wrong={fields.wrong.description}
        >
          {(tied) => (
            <textarea
              {...tied}
              rows={4}
              dir="auto"
              maxLength={1_000}
              defaultValue={good?.description ?? ''}
              onInput={() => fields.forget('description')}
            />
          )}
        </FormField>
        <PicturePicker {...input} texts={texts} picture={picture} colorHex={colorHex} onPick={setPicture} />
        <div className="seller-pair">
          <GoodsInput
            {...input}
            name="price"
            label={form.price}
            hint={
              cents > 0
                ? form.earn.replace('{sum}', numbers.price(cents - feeOf(cents, isFactory)))
                : undefined
            }
            inputMode="decimal"
            dir="ltr"
            maxLength={12}
            defaultValue={price}
            onInput={({ currentTarget }) => setPrice(currentTarget.value)}
          />
          <GoodsInput
            {...input}
            name="list_price"
            label={form.listPrice}
            optional={optional}
            hint={form.listPriceHint}
            inputMode="decimal"
            dir="ltr"
            maxLength={12}
            defaultValue={good?.list_price ? writeCents(good.list_price) : ''}
          />
          <GoodsInput
            {...input}
            name="stock"
            label={form.stock}
            inputMode="numeric"
            dir="ltr"
            maxLength={6}
            defaultValue={good?.stock ?? ''}
          />
          <GoodsInput
            {...input}
            name="weight_g"
            label={form.weight}
            inputMode="numeric"
            dir="ltr"
            maxLength={6}
            defaultValue={good?.weight_g ?? ''}
          />
        </div>
        <FormField {...input} name="zone" label={form.zone} wrong={fields.wrong.zone}>
          {(tied) => (
            <select {...tied} defaultValue={String(good?.zone ?? 1)} onChange={() => fields.forget('zone')}>
              <option value="1">{form.zones[1]}</option>
              <option value="2">{form.zones[2]}</option>
            </select>
          )}
        </FormField>
        {isFactory && <TierRows {...input} texts={form} optional={optional} tiers={good?.wholesale ?? []} />}
        <FormFoot submit={form.save} busyText={form.saving} busy={fields.busy}>
          {cancel}
        </FormFoot>
      </form>
      <aside className="seller-preview" aria-label={form.preview}>
        <p className="seller-soft">{form.preview}</p>
        <div className="seller-card">
          <span>{picture.art && <GoodsPicture art={toArt(picture.art)} color={colorHex} />}</span>
          <strong dir="auto">{name || form.name}</strong>
          <b>{numbers.price(cents)}</b>
        </div>
      </aside>
    </div>
  );
}
