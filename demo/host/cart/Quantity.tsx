import { useEffect, useState } from 'react';
import type { CartLine } from '../api/cart.js';
import { MinusIcon, PlusIcon } from '../art/icons.js';
import type { CartMessages } from './messages/messages.js';

interface QuantityProps {
  line: CartLine;
  texts: CartMessages;
  onChange: (pieces: number) => void;
}

/** How many pieces: one more, one less, or a number that is typed. */
export function Quantity({ line, texts, onChange }: QuantityProps) {
  const { buy_num, goods_name, stock } = line;
  const [typed, setTyped] = useState(String(buy_num));
  useEffect(() => setTyped(String(buy_num)), [buy_num]);
  const named = (text: string) => text.replace('{name}', goods_name);
  const commit = () => {
    const pieces = Math.min(Math.max(1, Number.parseInt(typed, 10) || buy_num), Math.max(1, stock));
    setTyped(String(pieces));
    if (pieces !== buy_num) onChange(pieces);
  };
  return (
    <span className="quantity">
      <button
        type="button"
        aria-label={named(texts.less)}
        disabled={buy_num <= 1}
        onClick={() => onChange(buy_num - 1)}
      >
        <MinusIcon />
      </button>
      <input
        aria-label={named(texts.quantity)}
        dir="ltr"
        inputMode="numeric"
        maxLength={4}
        value={typed}
        onChange={(event) => setTyped(event.target.value.replace(/\D/g, ''))}
        onBlur={commit}
        onKeyDown={(event) => event.key === 'Enter' && commit()}
      />
      <button
        type="button"
        aria-label={named(texts.more)}
        disabled={buy_num >= stock}
        onClick={() => onChange(buy_num + 1)}
      >
        <PlusIcon />
      </button>
    </span>
  );
}
