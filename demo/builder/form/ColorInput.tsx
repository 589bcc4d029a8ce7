import { fill } from '../../host/messages/speech.js';
import { useSpeech } from '../messages/speech.js';
import type { Tied } from './Row.js';

interface ColorInputProps {
  tied: Tied;
  /** What the color is of. */
  name: string;
  value: string;
  placeholder: string | undefined;
  onChange: (value: string) => void;
}

/** `#abc` → `#aabbcc`, which is all that the browser's own control knows. */
const long = (color: string): string | undefined => {
  const hex = /^#([\da-f]{3}|[\da-f]{6})$/i.exec(color.trim())?.[1];
  if (hex === undefined) return undefined;
  return `#${hex.length === 3 ? hex.replace(/./g, '$&$&') : hex}`;
};

/** The first color of a text, such as that of a default: "#fff, dark #16202c". */
const firstColor = (text = ''): string | undefined => long(/#[\da-f]{3,6}/i.exec(text)?.[0] ?? '');

/** A color: picked, or typed. */
export function ColorInput({ tied, name, value, placeholder, onChange }: ColorInputProps) {
  const { form } = useSpeech().texts;
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
