import { useState } from 'react';
import { productTexts } from './messages/load.js';

interface QuantityProps {
  value: number;
  /** As many as there are. */
  max: number;
  onChange: (value: number) => void;
}

/** How many pieces: typed, or one more or fewer by its buttons. */
export function Quantity({ value, max, onChange }: QuantityProps) {
  const texts = productTexts.useTexts();
  // What is typed may be empty for a moment.
  const [typed, setTyped] = useState<string | null>(null);
  const choose = (wanted: number) => {
    setTyped(null);
    onChange(Math.min(max, Math.max(1, wanted)));
  };
  return (
    <div className="buy-quantity">
      <label htmlFor="quantity">{texts.quantity}</label>
      <div className="buy-quantity-field">
        <button type="button" aria-label={texts.less} disabled={value <= 1} onClick={() => choose(value - 1)}>
          −
        </button>
        <input
          id="quantity"
          inputMode="numeric"
          autoComplete="off"
          dir="ltr"
          value={typed ?? String(value)}
          onChange={({ target }) => {
            const text = target.value.replace(/\D/g, '').slice(0, 5);
            // Where nothing but a letter was typed, nothing is drawn anew, and the phone site would keep it.
            target.value = text;
            setTyped(text);
            if (Number(text) >= 1 && Number(text) <= max) onChange(Number(text));
          }}
          onBlur={() => choose(typed ? Number(typed) : value)}
        />
        <button
          type="button"
          aria-label={texts.more}
          disabled={value >= max}
          onClick={() => choose(value + 1)}
        >
          +
        </button>
      </div>
    </div>
  );
}
