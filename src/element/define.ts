import type { ComponentType } from 'react';
import { defineConfigElement } from './config-element.js';
import { defineWidget } from './define-widget.js';
import type { WidgetDefinition } from './definition.js';
import { commonDetail, sharedStyles } from './every-widget.js';
import type { ViewProps } from './host.js';
import { offerWidgets } from './load-widget.js';

/**
 * Defines a storefront widget. Defines `<storefront-config>` first, so that the page's configuration applies before
 * the first request.
 * @param prepare runs before the first widget renders.
 */
export function defineStorefrontWidget<D extends WidgetDefinition>(
  definition: D,
  View: ComponentType<ViewProps<D>>,
  styles: readonly string[],
  prepare?: () => void,
): void {
  defineConfigElement();
  offerWidgets(definition.opens);
  prepare?.();
  defineWidget(definition, View, {
    styles: [...sharedStyles, ...styles],
    commonDetail,
  });
}
