import { fill } from '../../host/messages/i18n.js';
import { contrast } from '../../shared/contrast.js';
import { useI18n } from '../messages/i18n.js';
import type { Tied } from './Row.js';

interface ColorInputProps {
  tied: Tied;
  /** The name of what the color applies to. */
  name: string;
  value: string;
  placeholder: string | undefined;
  onChange: (value: string) => void;
}

/** Turns `#abc` into `#aabbcc`, the only notation that the browser's color input accepts. */
const long = (color: string): string | undefined => {
  const hex = /^#([\da-f]{3}|[\da-f]{6})$/i.exec(color.trim())?.[1];
  if (hex === undefined) return undefined;
  return `#${hex.length === 3 ? hex.replace(/./g, '$&$&') : hex}`;
};

/** Returns the first color in a text, such as a default: "#fff, dark #16202c". */
const firstColor = (text = ''): string | undefined => long(/#[\da-f]{3,6}/i.exec(text)?.[0] ?? '');

/** A color input with a picker and a text field. */
export function ColorInput({ tied, name, value, placeholder, onChange }: ColorInputProps) {
  const { form } = useI18n().texts;
  return (
    <div className="color">
      <input
        type="color"
        aria-label={fill(form.pick, { name })}
        data-empty={value === ''}
        value={long(value) ?? firstColor(placeholder) ?? '#808080'}
        onChange={({ target }) => onChange(target.value)}
      />
      <input
        {...tied}
        dir="ltr"
        autoComplete="off"
        spellCheck={false}
        placeholder={placeholder}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
    </div>
  );
}

interface ContrastLineProps {
  color: string;
  on: string;
  /** The minimum contrast. */
  needs: number;
  /** The name of the background color. */
  other: string;
}

/** Shows whether a color has enough contrast with its background. Renders nothing for colors that aren't hex. */
export function ContrastLine({ color, on, needs, other }: ContrastLineProps) {
  const { form } = useI18n().texts;
  const ratio = contrast(color, on);
  if (ratio === null) return null;
  const isEnough = ratio >= needs;
  return (
    <p className="contrast" data-good={isEnough}>
      {fill(isEnough ? form.contrastGood : form.contrastBad, {
        // Rounded down: 4.49 is not enough.
        ratio: Math.floor(ratio * 10) / 10,
        needed: needs,
        other,
      })}
    </p>
  );
}
