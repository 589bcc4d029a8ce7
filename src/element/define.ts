import type { ComponentType } from 'react';
import { defineConfigElement } from '../config/config-element.js';
import { defineWidget } from './define-widget.js';
import type { WidgetDefinition } from './definition.js';
import { commonDetail, sharedStyles } from './every-widget.js';
import type { ViewProps } from './host.js';

/**
 * Defines a storefront widget. `<storefront-config>` comes first, so that the configuration of the page holds
 * before the first request.
 * @param prepare what is done before the first is drawn.
 */
export function defineStorefrontWidget<D extends WidgetDefinition>(
  definition: D,
  View: ComponentType<ViewProps<D>>,
  styles: readonly string[],
  prepare?: () => void,
): void {
  defineConfigElement();
  prepare?.();
  defineWidget(definition, View, {
    styles: [...sharedStyles, ...styles],
    commonDetail,
  });
}
