import { useEffect, useState } from 'react';
import type { Fault } from './messages.js';
import type { FieldName, Rules, Values } from './rules.js';

/** What was typed is checked so many milliseconds later (spec section 9). */
const delay = 100;

type Faults = { readonly [N in FieldName]?: Fault | null };

export interface Fields {
  readonly faults: Faults;
  /** The shopper left a field: from now on it says what is wrong with it. */
  readonly leave: (name: FieldName) => void;
  /** Whether the shopper has been in a field. */
  readonly hasLeft: (name: FieldName) => boolean;
  /**
   * Whether all fields, or those that are named, are right. What is wrong is shown, and the first such field told.
   * @param typed what they hold now, where that is newer than what was drawn.
   */
  readonly check: (names?: readonly FieldName[], typed?: Values) => boolean;
}

/**
 * What is wrong with the fields of a form, shown after a delay: in a field that the shopper has left, and in all
 * when the form is sent. What was found once is checked again as the shopper types.
 * @param onFault hears of the first field that is wrong when the form is sent.
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
    // The keys of Rules are names of fields.
    check(names = Object.keys(rules) as FieldName[], typed = values) {
      const wrong = names.find((name) => rules[name]?.(typed));
      if (!wrong) return true;
      add(names);
      onFault(wrong);
      return false;
    },
  };
}
