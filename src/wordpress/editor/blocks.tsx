/** The blocks in WordPress's editor. On a page, the plugin's PHP renders them. */
import { AttributeControl } from './AttributeControl.js';
import { Preview } from './Preview.js';
import type { EditorData, Widget } from './widget.js';
import type { BlockProps } from './wp.js';

declare global {
  interface Window {
    readonly storefrontWidgets: EditorData;
  }
}

const { widgets, loader, texts } = window.storefrontWidgets;
const { InspectorControls, useBlockProps } = wp.blockEditor;
const { Notice, PanelBody, Placeholder } = wp.components;

const editOf = (widget: Widget) =>
  function Edit({ attributes: values, setAttributes }: BlockProps) {
    return (
      <div {...useBlockProps()}>
        {(texts.noApi || widget.attributes.length > 0) && (
          <InspectorControls>
            <PanelBody title={texts.settings}>
              {texts.noApi && (
                <Notice status="warning" isDismissible={false}>
                  {texts.noApi}
                </Notice>
              )}
              {widget.attributes.map((attribute) => (
                <AttributeControl
                  key={attribute.name}
                  attribute={attribute}
                  value={values[attribute.property]}
                  onChange={(value) => setAttributes({ [attribute.property]: value })}
                />
              ))}
            </PanelBody>
          </InspectorControls>
        )}
        {/* An open dialog would cover the editor. With `page`, it is part of the page and not a dialog. */}
        {widget.isDialog && values.page !== true ? (
          <Placeholder icon="store" label={widget.title} instructions={widget.summary} />
        ) : (
          <Preview widget={widget} values={values} loader={loader} />
        )}
      </div>
    );
  };

for (const widget of widgets)
  wp.blocks.registerBlockType(`storefront-widgets/${widget.name}`, {
    edit: editOf(widget),
    save: () => null,
  });
