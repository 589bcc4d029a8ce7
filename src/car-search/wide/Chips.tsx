import { type ReactNode, useId } from 'react';
import { Logo, type ToSrc } from '../../ui/select/Logo.js';

export interface Chip {
  readonly key: string;
  readonly parts: readonly string[];
  readonly logo?: string | null | undefined;
  readonly toSrc?: ToSrc | undefined;
  /** Whether the chip is selected. Omitted for a chip that restores an earlier search. */
  readonly isPressed?: boolean;
  readonly onPress: () => void;
}

interface Props {
  readonly title: string;
  /** Undefined while they load; their space is reserved. */
  readonly chips: readonly Chip[] | undefined;
}

/** A row of quick choices with a title. Renders nothing if there are none. */
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
