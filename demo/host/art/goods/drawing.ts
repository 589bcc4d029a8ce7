import type { ReactElement } from 'react';

/** What the drawing of a kind of goods needs to know. It is drawn in a box of 200 by 200. */
export interface DrawingProps {
  /** Main color, as a hex string. */
  readonly color: string;
  /** Prefix of the gradient ids of `Finishes`, unique in the page. */
  readonly id: string;
}

export type Drawing = (props: DrawingProps) => ReactElement;

/** y of the ground that everything stands on. */
export const GROUND = 178;
