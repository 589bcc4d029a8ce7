import { ARTS } from '../../../shared/art.js';
import { COLORS } from '../../../shared/colors.js';
import { GoodsPicture } from '../../art/GoodsPicture.js';
import { FormField } from '../forms/FormField.js';
import type { Fields } from '../forms/useFields.js';
import type { StoreMessages } from './messages/en.js';

export interface Picked {
  /** Empty until one is chosen. */
  art: string;
  color: string;
}

interface PicturePickerProps {
  fields: Fields;
  prefix: string;
  texts: StoreMessages;
  picture: Picked;
  colorHex: string;
  onPick: (picture: Picked) => void;
}

/** The drawings of goods, and the colors that they come in: two groups of radio buttons. */
export function PicturePicker({ fields, prefix, texts, picture, colorHex, onPick }: PicturePickerProps) {
  const { form, arts, colors } = texts;
  // The keys of a const object.
  const names = Object.keys(COLORS) as (keyof typeof COLORS)[];
  return (
    <>
      <FormField prefix={prefix} name="art" label={form.picture} wrong={fields.wrong.art} isGroup>
        {() => (
          <div className="seller-arts">
            {ARTS.map((art) => (
              <label key={art} title={arts[art]}>
                <input
                  type="radio"
                  name="art"
                  value={art}
                  aria-label={arts[art]}
                  checked={picture.art === art}
                  onChange={() => {
                    fields.forget('art');
                    onPick({ ...picture, art });
                  }}
                />
                <GoodsPicture art={art} color={colorHex} />
              </label>
            ))}
          </div>
        )}
      </FormField>
      <FormField prefix={prefix} name="color" label={form.color} wrong={fields.wrong.color} isGroup>
        {() => (
          <div className="seller-colors">
            {names.map((color) => (
              <label key={color} title={colors[color]}>
                <input
                  type="radio"
                  name="color"
                  value={color}
                  aria-label={colors[color]}
                  checked={picture.color === color}
                  onChange={() => onPick({ ...picture, color })}
                />
                <svg viewBox="0 0 32 32" aria-hidden="true">
                  <circle cx="16" cy="16" r="14" fill={COLORS[color]} />
                </svg>
              </label>
            ))}
          </div>
        )}
      </FormField>
    </>
  );
}
