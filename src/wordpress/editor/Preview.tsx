import { loadWidgets } from './load-widgets.js';
import type { Attribute, Widget } from './widget.js';
import type { Values } from './wp.js';

interface Props {
  readonly widget: Widget;
  readonly values: Values;
  readonly loader: Readonly<Record<string, string>>;
}

/** The live widget, inert: a click selects the block. Where there is nothing to see, the widget's name stands. */
export function Preview({ widget, values, loader }: Props) {
  const { createElement, useCallback, useEffect, useRef, useState } = wp.element;
  const [isEmpty, setEmpty] = useState(true);
  const box = useRef<HTMLDivElement>(null);
  const attach = useCallback(
    (node: HTMLDivElement | null) => {
      box.current = node;
      if (!node) return;
      // As a property: React 17 does not know the attribute, and React 19 takes nothing but a boolean.
      node.inert = true;
      loadWidgets(node.ownerDocument, loader);
    },
    [loader],
  );
  useEffect(() => {
    const node = box.current;
    if (!node) return undefined;
    const observer = new ResizeObserver(() => setEmpty(node.offsetHeight === 0));
    observer.observe(node);
    return () => observer.disconnect();
  }, []);
  const given = Object.fromEntries(
    widget.attributes.map((attribute) => [attribute.name, textOf(attribute, values[attribute.property])]),
  );
  return (
    <>
      {isEmpty && (
        <wp.components.Placeholder icon="store" label={widget.title} instructions={widget.summary} />
      )}
      {/* What a widget puts above itself stays below the editor's toolbars. */}
      <div ref={attach} style={{ isolation: 'isolate' }}>
        {createElement(widget.tag, given)}
      </div>
    </>
  );
}

/** The text of an attribute; undefined leaves it out. */
function textOf({ type }: Attribute, value: unknown): string | undefined {
  if (type === 'boolean') return value === true ? '' : undefined;
  return value === undefined || value === null ? undefined : String(value);
}
