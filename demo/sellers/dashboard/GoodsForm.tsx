import { Link, useNavigate } from 'react-router';
import { Photo } from '../../host/art/Photo.js';
import { fill, useI18n } from '../../host/messages/i18n.js';
import { AsyncView } from '../../host/ui/AsyncView.js';
import { Field, TextField } from '../../host/ui/fields.js';
import { Form, FormButtons, useShopForm } from '../../host/ui/form.js';
import { feeOf } from '../../shared/fees.js';
import { GOODS_FORM } from '../../shared/goods-form.js';
import type { Departments } from '../../shared/replies/seller.js';
import type { SellerGood } from '../../shared/replies/seller-store.js';
import { unbrokenUnits } from '../../shared/unbroken-units.js';
import { ArtPicture } from '../ArtPicture.js';
import { wrongFields } from '../api/application.js';
import { useSellerQuery } from '../api/session.js';
import { goodQuery, saveGood } from '../api/store.js';
import { readCents } from '../money.js';
import { Skeleton } from '../Skeleton.js';
import { sellerTexts, storeTexts, wrongTexts } from '../texts.js';
import { DepartmentField, hexOf, LanguageField, PicturePicker, TierRows } from './GoodsFields.js';
import { checkGoods, type GoodsValues, toFields, toValues } from './goods-values.js';
import { PhotoEditor } from './Photos.js';
import './GoodsForm.css';

const BACK = { search: '?tab=goods' };

interface GoodsPageProps {
  /** The ID of the goods, or `new`. */
  goodsId: string;
  isFactory: boolean;
  /** Shows the seller a message about what was done. */
  notify: (text: string) => void;
}

export function GoodsPage({ goodsId, ...rest }: GoodsPageProps) {
  const { form, loading } = storeTexts.useTexts();
  return (
    <section className="stack seller-tab" aria-labelledby="seller-goods-title">
      <p>
        <Link to={BACK}>{form.back}</Link>
      </p>
      <h2 id="seller-goods-title">{goodsId === 'new' ? form.addTitle : form.editTitle}</h2>
      <AsyncView query={useSellerQuery(goodQuery(goodsId))} skeleton={<Skeleton text={loading} />}>
        {(data) => <GoodsForm {...data} {...rest} />}
      </AsyncView>
    </section>
  );
}

interface GoodsFormProps extends Omit<GoodsPageProps, 'goodsId'> {
  /** The goods to change. `null` for new ones. */
  good: SellerGood | null;
  departments: Departments;
}

/** The form for goods, with a preview of what buyers will see. */
function GoodsForm({ good, departments, isFactory, notify }: GoodsFormProps) {
  const texts = storeTexts.useTexts();
  const { check, optional } = sellerTexts.useTexts();
  const wrong = wrongTexts.useTexts();
  const { numbers, lang } = useI18n();
  const navigate = useNavigate();
  const form = useShopForm<GoodsValues, SellerGood>({
    defaultValues: toValues(good, lang),
    check: (values) => checkGoods(values, wrong.goods),
    send: (values) =>
      saveGood({
        ...toFields(values),
        ...(good && { goods_id: String(good.goods_id), stock_before: String(good.stock) }),
      }),
    onSent: ({ goods_name }) => {
      notify(fill(good ? texts.saved : texts.added, { name: goods_name }));
      navigate(BACK);
    },
    wrongOf: wrongFields,
    checkText: check,
  });
  const { name, price: typed, art, color } = form.methods.watch();
  const cents = readCents(typed) ?? 0;
  const earned = numbers.price(cents - feeOf(cents, isFactory));
  const { form: labels } = texts;
  const price = { inputMode: 'decimal', dir: 'ltr', maxLength: 12, autoComplete: 'off' } as const;
  const whole = { inputMode: 'numeric', dir: 'ltr', maxLength: 6, autoComplete: 'off' } as const;
  return (
    <div className="stack seller-editor">
      <div className="stack">
        <Form form={form}>
          {good?.size && <p className="form-hint">{fill(labels.size, { size: good.size })}</p>}
          <TextField
            name="name"
            label={labels.name}
            hint={labels.nameHint}
            maxLength={GOODS_FORM.name.max}
            dir="auto"
            autoComplete="off"
          />
          <TextField
            name="brand"
            label={labels.brand}
            optional={optional}
            maxLength={GOODS_FORM.brand.max}
            dir="auto"
            autoComplete="off"
          />
          <DepartmentField departments={departments} />
          <Field name="description" label={labels.description} hint={labels.descriptionHint}>
            {(tied) => <textarea {...tied} rows={4} dir="auto" maxLength={GOODS_FORM.description.max} />}
          </Field>
          <Field name="details" label={labels.details} optional={optional} hint={labels.detailsHint}>
            {(tied) => <textarea {...tied} rows={4} dir="auto" maxLength={GOODS_FORM.details.max} />}
          </Field>
          <LanguageField />
          <PicturePicker />
          <div className="seller-pair">
            <TextField
              {...price}
              name="price"
              label={labels.price}
              hint={cents > 0 ? fill(labels.earn, { sum: earned }) : undefined}
            />
            <TextField
              {...price}
              name="list_price"
              label={labels.listPrice}
              optional={optional}
              hint={labels.listPriceHint}
            />
            <TextField {...whole} name="stock" label={labels.stock} />
            <TextField {...whole} name="weight_g" label={labels.weight} hint={labels.weightHint} />
          </div>
          <Field name="zone" label={labels.zone} hint={labels.zoneHint}>
            {(tied) => (
              <select {...tied}>
                <option value="1">{labels.zones[1]}</option>
                <option value="2">{labels.zones[2]}</option>
              </select>
            )}
          </Field>
          {isFactory && <TierRows />}
          <FormButtons submit={labels.save} busy={labels.saving}>
            <Link className="button button-quiet" to={BACK}>
              {labels.cancel}
            </Link>
          </FormButtons>
        </Form>
        {good ? (
          <PhotoEditor goodsId={good.goods_id} name={good.goods_name} />
        ) : (
          <p className="form-hint">{texts.photos.saveFirst}</p>
        )}
      </div>
      <aside className="seller-preview" aria-label={labels.preview}>
        <p className="soft">{labels.preview}</p>
        <div className="box seller-card">
          <span>
            {good?.photo ? (
              <Photo photo={good.photo} name={name} sizes="180px" />
            ) : (
              art && <ArtPicture art={art} color={hexOf(color)} />
            )}
          </span>
          <strong dir="auto">{unbrokenUnits(name || labels.name)}</strong>
          <b>{numbers.price(cents)}</b>
        </div>
      </aside>
    </div>
  );
}
