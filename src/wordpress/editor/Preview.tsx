import type { Attribute, Widget } from './widget.js';
import type { Values } from './wp.js';

interface Props {
  readonly widget: Widget;
  readonly values: Values;
  readonly loader: Readonly<Record<string, string>>;
}

/** The live widget, inert so that a click selects the block. If there is nothing to see, shows its name instead. */
export function Preview({ widget, values, loader }: Props) {
  const { createElement, useCallback, useEffect, useRef, useState } = wp.element;
  const [isEmpty, setEmpty] = useState(true);
  const box = useRef<HTMLDivElement>(null);
  const attach = useCallback(
    (node: HTMLDivElement | null) => {
      box.current = node;
      if (!node) return;
      // Set as a property: React 17 doesn't know the attribute, and React 19 accepts only a boolean.
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
  const attributes = Object.fromEntries(
    widget.attributes.map((attribute) => [attribute.name, textOf(attribute, values[attribute.property])]),
  );
  return (
    <>
      {isEmpty && (
        <wp.components.Placeholder icon="store" label={widget.title} instructions={widget.summary} />
      )}
      {/* Keeps whatever the widget puts on top below the editor's toolbars. */}
      <div ref={attach} style={{ isolation: 'isolate' }}>
        {createElement(widget.tag, attributes)}
      </div>
    </>
  );
}

/** Returns the text of an attribute; undefined leaves the attribute out. */
function textOf({ type }: Attribute, value: unknown): string | undefined {
  if (type === 'boolean') return value === true ? '' : undefined;
  return value === undefined || value === null ? undefined : String(value);
}

/**
 * Loads the widgets into the document that contains the block: the editor's, or that of its canvas, which is a frame in
 * some editors and previews. The scripts that WordPress copies into the frame aren't modules there.
 */
function loadWidgets(page: Document, attributes: Readonly<Record<string, string>>): void {
  if (attributes.id && page.querySelector(`script[id="${attributes.id}"]`)) return; // a block may have any id
  const script = page.createElement('script');
  for (const [name, value] of Object.entries(attributes)) script.setAttribute(name, value);
  // While the frame loads, the editor removes its first head and body, and a module without its tag has no
  // configuration:
  // https://github.com/WordPress/gutenberg/blob/wp/6.1/packages/block-editor/src/components/iframe/index.js
  page.documentElement.append(script);
}
