import {
  type InputHTMLAttributes,
  type ReactNode,
  type RefObject,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';

interface Props
  extends Omit<InputHTMLAttributes<HTMLInputElement>, 'value' | 'defaultValue' | 'onInput' | 'onChange'> {
  readonly box?: RefObject<HTMLInputElement | null>;
  readonly value: string;
  /** Called with the text when the shopper changes it. */
  readonly onType: (text: string, box: HTMLInputElement) => void;
  /** Called with a text that something wrote into the box without an event. */
  readonly onFill: (text: string) => void;
}

/**
 * A text box whose own text wins over the state. Password managers, autofill, and other scripts write into boxes without
 * an event, so the state doesn't know; a view that renders again, for any reason, must not overwrite what they wrote. The
 * state writes into the box only when it changes by itself, as when the text is cleared.
 */
export function TextBox({ box, value, onType, onFill, ...rest }: Props): ReactNode {
  const own = useRef<HTMLInputElement>(null);
  const input = box ?? own;
  const [initial] = useState(value);
  const before = useRef(value);
  const latest = useRef({ value, onFill });
  latest.current = { value, onFill };

  useLayoutEffect(() => {
    const element = input.current;
    if (!element) return;
    const isChanged = before.current !== value;
    before.current = value;
    if (element.value === value) return;
    if (isChanged) element.value = value;
    else onFill(element.value);
  });
  useLayoutEffect(() => {
    const element = input.current;
    return () => {
      // Another view may go on with the same text.
      if (element && element.value !== latest.current.value) latest.current.onFill(element.value);
    };
  }, [input]);

  return (
    <input
      {...rest}
      ref={input}
      defaultValue={initial}
      onInput={({ currentTarget }) => onType(currentTarget.value, currentTarget)}
    />
  );
}
