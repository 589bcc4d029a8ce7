import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useWidget } from '../element/widget-context.js';
import { keepInPlace } from '../navigation/keep-in-place.js';
import { directionOf } from '../page/locale.js';
import { adoptStyles } from '../ui/adopt-styles.js';
import fieldStyles from '../ui/field/Field.css';
import { useSubmit } from '../ui/use-submit.js';
import formStyles from './form.css';

interface Props {
  readonly onSubmit: () => void;
  /** Receives a prefix that keeps the ids of several forms in one document apart. */
  readonly children: (prefix: string) => ReactNode;
}

/**
 * A form in the page's own tree, slotted into the spot where this is rendered. Password managers and autofill don't
 * look inside shadow roots.
 */
export function LightForm({ onSubmit, children }: Props): ReactNode {
  const { host, lang, dir } = useWidget();
  const { element } = host;
  const [prefix] = useState(() => `storefront-${Math.random().toString(36).slice(2)}`);
  const settle = () => {
    const root = element.getRootNode();
    if ('adoptedStyleSheets' in root) adoptStyles(root as Document | ShadowRoot, [fieldStyles, formStyles]); // only these two have it
  };
  const first = useRef(settle);
  const form = useRef<HTMLFormElement>(null);
  useLayoutEffect(() => {
    first.current();
    if (form.current) return keepInPlace(form.current, element);
  }, [element]);
  const submitted = useSubmit(onSubmit);
  return (
    // The animation restarts after the element moves, possibly into another tree.
    <div className="light" onAnimationStart={settle}>
      <slot name={prefix} />
      {createPortal(
        <form
          ref={form}
          slot={prefix}
          part="form"
          className="sf sf-form"
          method="post" // if no script runs, a password must not end up in the URL
          noValidate
          lang={lang}
          dir={dir ?? directionOf(lang)}
          {...submitted}
        >
          {children(prefix)}
        </form>,
        element,
      )}
    </div>
  );
}
