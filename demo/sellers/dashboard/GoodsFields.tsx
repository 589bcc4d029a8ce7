import { useFormContext } from 'react-hook-form';
import { fill, useI18n } from '../../host/messages/i18n.js';
import { Field } from '../../host/ui/fields.js';
import { pastable } from '../../host/ui/pasting.js';
import { ARTS, type Art, groupOf, isArt, kindOf } from '../../shared/art.js';
import { COLORS } from '../../shared/colors.js';
import { LANGUAGE_NAMES } from '../../shared/language.js';
import type { Departments } from '../../shared/replies/seller.js';
import { ArtPicture } from '../ArtPicture.js';
import { departmentsQuery } from '../api/application.js';
import { useSellerQuery } from '../api/session.js';
import { sellerTexts, storeTexts } from '../texts.js';
import { type GoodsValues, TIER_FIELDS } from './goods-values.js';

/** The department field. Choosing a department also sets its picture, unless a picture is already chosen. */
export function DepartmentField({ departments }: { departments: Departments }) {
  const { form: texts } = storeTexts.useTexts();
  const { getValues, setValue, clearErrors } = useFormContext<GoodsValues>();
  const showPart = (catId: string) => {
    const parts = departments.flatMap(({ son_category }) => son_category);
    const part = parts.find(({ cat_id }) => String(cat_id) === catId);
    if (part === undefined || getValues('art') !== '') return;
    setValue('art', part.art);
    clearErrors('art');
  };
  return (
    <Field
      name="cat_id"
      label={texts.category}
      onChange={({ target }: { target: HTMLSelectElement }) => showPart(target.value)}
    >
      {(tied) => (
        <select {...tied}>
          <option value="">{texts.choose}</option>
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
    </Field>
  );
}

/** The language of the name and the description. */
export function LanguageField() {
  const { form: texts } = storeTexts.useTexts();
  return (
    <Field name="lang" label={texts.lang} hint={texts.langHint}>
      {(tied) => (
        <select {...tied}>
          {Object.entries(LANGUAGE_NAMES).map(([lang, name]) => (
            <option key={lang} value={lang} lang={lang}>
              {name}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}

/** Returns the hex value of a named color. Names that this release doesn't know get silver. */
export const hexOf = (color: string): string =>
  Object.entries(COLORS).find(([name]) => name === color)?.[1] ?? COLORS.Silver;

/**
 * The drawings of goods, as radio buttons under the names of the departments that they belong to. The department of the
 * chosen drawing is open.
 */
function ArtGroups({ color }: { color: string }) {
  const { arts } = storeTexts.useTexts();
  const { register, watch } = useFormContext<GoodsValues>();
  const chosen = watch('art');
  const { data: departments = [] } = useSellerQuery(departmentsQuery);
  const groups = [...new Set(ARTS.map(groupOf))];
  const nameOf = (group: string) =>
    departments.find(({ son_category }) =>
      son_category.some(({ art }) => isArt(art) && groupOf(art) === group),
    )?.cat_name;
  const labelOf = (art: Art) => [arts[kindOf(art)], ...(/\d$/.exec(art) ?? [])].join(' ');
  return groups.map((group) => (
    <details key={group} className="seller-art-group" open={isArt(chosen) && groupOf(chosen) === group}>
      <summary>{nameOf(group)}</summary>
      <div className="seller-arts">
        {ARTS.filter((art) => groupOf(art) === group).map((art) => (
          <label key={art} title={labelOf(art)}>
            <input
              type="radio"
              className="visually-hidden"
              value={art}
              aria-label={labelOf(art)}
              {...register('art')}
            />
            <ArtPicture art={art} color={color} />
          </label>
        ))}
      </div>
    </details>
  ));
}

/** Two groups of radio buttons: the drawings of goods and their colors. */
export function PicturePicker() {
  const { form, colors } = storeTexts.useTexts();
  const { register, watch } = useFormContext<GoodsValues>();
  const hex = hexOf(watch('color'));
  // These are the keys of a const object.
  const names = Object.keys(COLORS) as (keyof typeof COLORS)[];
  return (
    <>
      <Field name="art" label={form.picture} isGroup>
        {() => <ArtGroups color={hex} />}
      </Field>
      <Field name="color" label={form.color} isGroup>
        {() => (
          <div className="seller-colors">
            {names.map((color) => (
              <label key={color} title={colors[color]}>
                <input
                  type="radio"
                  className="visually-hidden"
                  value={color}
                  aria-label={colors[color]}
                  {...register('color')}
                />
                <svg viewBox="0 0 32 32" aria-hidden="true">
                  <circle cx="16" cy="16" r="14" fill={COLORS[color]} />
                </svg>
              </label>
            ))}
          </div>
        )}
      </Field>
    </>
  );
}

/** The wholesale prices: each row has a minimum quantity and a price per piece. */
export function TierRows() {
  const { form: texts } = storeTexts.useTexts();
  const { optional } = sellerTexts.useTexts();
  const { numbers } = useI18n();
  const { register, clearErrors } = useFormContext<GoodsValues>();
  const onChange = () => clearErrors('wholesale');
  return (
    <Field name="wholesale" label={texts.wholesale} optional={optional} hint={texts.wholesaleHint} isGroup>
      {(tied) => (
        <div className="seller-tiers">
          {TIER_FIELDS.map(({ quantity, price }, at) => {
            const inputs = [
              [quantity, texts.from, 'numeric'],
              [price, texts.each, 'decimal'],
            ] as const;
            return inputs.map(([name, label, inputMode]) => (
              <label key={name}>
                <span>{fill(label, { n: numbers.count(at + 1) })}</span>
                <input
                  {...register(name, { onChange })}
                  {...pastable({ dir: 'ltr', inputMode, maxLength: 12, autoComplete: 'off' })}
                  aria-invalid={tied['aria-invalid']}
                />
              </label>
            ));
          })}
        </div>
      )}
    </Field>
  );
}
