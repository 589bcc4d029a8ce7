import { type ReactNode, useId } from 'react';
import { Logo, type ToSrc } from '../../ui/select/Logo.js';

export interface Chip {
  readonly key: string;
  readonly parts: readonly string[];
  readonly logo?: string | null | undefined;
  readonly toSrc?: ToSrc | undefined;
  /** Whether it is chosen; missing for a chip that only brings something back. */
  readonly isPressed?: boolean;
  readonly onPress: () => void;
}

interface Props {
  readonly title: string;
  /** Undefined while they are on their way: their space is kept. */
  readonly chips: readonly Chip[] | undefined;
}

/** A row of quick choices with its title; nothing without any. */
export function Chips({ title, chips }: Props): ReactNode {
  const id = useId();
  if (!chips) return <div className="chips" />;
  if (chips.length === 0) return null;
  return (
    <div role="group" part="chips" className="chips" aria-labelledby={id}>
      <span key={title} id={id} className="title">
        {title}
      </span>
      <div className="row">
        {chips.map(({ key, parts, logo, toSrc, isPressed, onPress }) => (
          <button
            key={key}
            type="button"
            part="chip"
            className="chip"
            aria-pressed={isPressed}
            onClick={onPress}
          >
            <Logo option={{ value: null, label: '', logo }} toSrc={toSrc} />
            {parts.map((part, place) => (
              <bdi key={part}>{place === 0 ? part : ` · ${part}`}</bdi>
            ))}
          </button>
        ))}
      </div>
    </div>
  );
}
