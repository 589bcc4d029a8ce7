import type { ReactNode } from 'react';
import { type Space, toAttributeName, type WidgetDefinition } from '../element/definition.js';

/**
 * Returns the space that a component with these props needs before it renders, if it is another than the widget's usual
 * one. Like `storefront.css`, it takes the last entry of `reserve.having` that matches.
 * @param props keyed by the attributes' properties (camelCase).
 */
export function specialSpace(
  { attributes, reserve }: WidgetDefinition,
  props: Readonly<Record<string, unknown>>,
): Space | undefined {
  const present = Object.keys(attributes)
    .filter((property) => props[property])
    .map(toAttributeName);
  return [...(reserve?.having ?? [])]
    .reverse()
    .find((space) => space.attributes.every((name) => present.includes(name)));
}

/**
 * Reserves the height of a narrow column, as `storefront.css` does: a percentage in a padding is one of the width. It has
 * a slot that no widget has, so that it's gone once the widget renders.
 * @param below in CSS pixels
 * @param blockSize a CSS length
 */
export const ColumnSpace = ({ below, blockSize }: NonNullable<Space['column']>): ReactNode => (
  <div
    slot="column"
    aria-hidden="true"
    style={{ float: 'left', paddingBlockStart: `clamp(0px, (${below}px - 100%) * 999, ${blockSize})` }}
  />
);
