import { useEffect, useState } from 'react';
import type { Fault } from './messages.js';
import type { FieldName, Rules, Values } from './rules.js';

/** The delay before input is checked, in milliseconds (spec section 9). */
const delay = 100;

type Faults = { readonly [N in FieldName]?: Fault | null };

export interface Fields {
  readonly faults: Faults;
  /** Call this when the shopper leaves a field. From then on, the field shows its error. */
  readonly leave: (name: FieldName) => void;
  /** Returns whether a field is already being checked, because the shopper left it or sent the form. */
  readonly hasLeft: (name: FieldName) => boolean;
  /**
   * Returns whether all fields, or the named ones, are valid. Otherwise shows the errors and reports the first one.
   * @param typed the current values, if they're newer than the rendered ones.
   */
  readonly check: (names?: readonly FieldName[], typed?: Values) => boolean;
}

/**
 * Tracks the errors of a form's fields and shows them after a delay: in a field that the shopper has left, and in all
 * fields once the form is sent. From then on, checks those fields again as the shopper types.
 * @param onFault called with the first invalid field when the form is sent.
 */
export function useFields(rules: Rules, values: Values, onFault: (name: FieldName) => void): Fields {
  const [faults, setFaults] = useState<Faults>({});
  const [checked, setChecked] = useState<readonly FieldName[]>([]);
  useEffect(() => {
    if (!checked.length) return;
    const timer = setTimeout(
      () => setFaults(Object.fromEntries(checked.map((name) => [name, rules[name]?.(values)]))),
      delay,
    );
    return () => clearTimeout(timer);
  }, [checked, rules, values]);

  const add = (names: readonly FieldName[]) => setChecked((before) => [...new Set([...before, ...names])]);
  return {
    faults,
    leave: (name) => add([name]),
    hasLeft: (name) => checked.includes(name),
    // The keys of `Rules` are field names.
    check(names = Object.keys(rules) as FieldName[], typed = values) {
      const wrong = names.find((name) => rules[name]?.(typed));
      if (!wrong) return true;
      add(names);
      onFault(wrong);
      return false;
    },
  };
}
