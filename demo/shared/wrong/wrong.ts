import type { Texts } from '../../../dist/npm/text.js';
import type { GOODS_FORM } from '../goods-form.js';
import type { STEP_FORMS } from '../seller-application.js';
import type en from './messages/en.json';

type StepForms = typeof STEP_FORMS;

/** The fields of all steps. */
export type StepField = { [S in keyof StepForms]: keyof StepForms[S] & string }[keyof StepForms];

export type GoodsField = keyof typeof GOODS_FORM;

/** The messages for fields with invalid values. */
export type Wrong = Texts<typeof en>;
