import type { GOODS_FORM } from '../goods-form.js';
import type { STEP_FORMS } from '../seller-application.js';

type StepForms = typeof STEP_FORMS;

/** The fields of all steps. */
export type StepField = { [S in keyof StepForms]: keyof StepForms[S] & string }[keyof StepForms];

export type GoodsField = keyof typeof GOODS_FORM;

/** The messages for fields with invalid values. */
export interface Wrong {
  readonly step: Readonly<Record<StepField, string>>;
  readonly goods: Readonly<Record<GoodsField, string>>;
  /** For a store name that another store already has. */
  readonly storeNameTaken: string;
  readonly wholesaleForFactories: string;
}
