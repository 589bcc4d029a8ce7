import { MAX_TIERS, type Tier } from '../../../shared/goods-form.js';
import { useSpeech } from '../../messages/context.js';
import { FormField } from '../forms/FormField.js';
import type { Fields } from '../forms/useFields.js';
import { writeCents } from '../money.js';
import type { StoreMessages } from './messages/en.js';

interface TierRowsProps {
  fields: Fields;
  prefix: string;
  texts: StoreMessages['form'];
  optional: string;
  tiers: readonly Tier[];
}

/** The wholesale prices: from so many pieces, so much a piece. */
export function TierRows({ fields, prefix, texts, optional, tiers }: TierRowsProps) {
  const { numbers } = useSpeech();
  return (
    <FormField
      prefix={prefix}
      name="wholesale"
      label={texts.wholesale}
      optional={optional}
      hint={texts.wholesaleHint}
      wrong={fields.wrong.wholesale}
      isGroup
    >
      {() => (
        <div className="seller-tiers">
          {Array.from({ length: MAX_TIERS }, (_, at) => {
            const tier = tiers[at];
            const named = (text: string) => text.replace('{n}', numbers.count(at + 1));
            const inputs = [
              [`tier_qty_${at}`, named(texts.from), tier && String(tier.min_qty), 'numeric'],
              [`tier_price_${at}`, named(texts.each), tier && writeCents(tier.price), 'decimal'],
            ] as const;
            return inputs.map(([name, label, value, inputMode]) => (
              <label key={name}>
                <span>{label}</span>
                <input
                  name={name}
                  dir="ltr"
                  inputMode={inputMode}
                  maxLength={12}
                  autoComplete="off"
                  aria-invalid={fields.wrong.wholesale !== undefined}
                  defaultValue={value ?? ''}
                  onInput={() => fields.forget('wholesale')}
                />
              </label>
            ));
          })}
        </div>
      )}
    </FormField>
  );
}
