import type { ComponentType } from 'react';
import { defineConfigElement } from '../config/config-element.js';
import { store } from '../state/store.js';
import tokens from '../ui/tokens.css';
import { defineWidget } from './define-widget.js';
import type { WidgetDefinition } from './definition.js';
import type { ViewProps } from './host.js';

/**
 * Defines a storefront widget. `<storefront-config>` comes first, so that the configuration of the page holds
 * before the first request.
 */
export function defineStorefrontWidget<D extends WidgetDefinition>(
  definition: D,
  View: ComponentType<ViewProps<D>>,
  styles: readonly string[],
): void {
  defineConfigElement();
  defineWidget(definition, View, {
    styles: [...sharedStyles, ...styles],
    commonDetail,
  });
}

/** The styles that every widget has; its own come after them. */
export const sharedStyles: readonly string[] = [tokens];

/** What every event tells beside its own fields: the partner, where one is configured (contract section 1). */
export function commonDetail(): { partner?: string } {
  const { partner } = store.getState().bigdata.config;
  return partner ? { partner } : {};
}
