import {
  array,
  boolean,
  enums,
  type Infer,
  integer,
  nullable,
  number,
  record,
  string,
  type,
} from 'superstruct';

export const ApplicationState = enums(['draft', 'submitted', 'approved', 'refused']);

export const Paper = type({
  document_id: integer(),
  sort: string(),
  name: string(),
  type: string(),
  size: number(),
});

export const Application = type({
  /** Null until the seller has saved something. */
  application_id: nullable(integer()),
  status: ApplicationState,
  reason: nullable(string()),
  updated_at: nullable(string()),
  submitted_at: nullable(string()),
  answers: record(string(), record(string(), string())),
  documents: array(Paper),
  missing: nullable(array(string())),
});

export const Departments = array(
  type({
    cat_id: integer(),
    cat_name: string(),
    son_category: array(type({ cat_id: integer(), cat_name: string(), art: string(), color_hex: string() })),
  }),
);

export type Application = Infer<typeof Application>;
export type Paper = Infer<typeof Paper>;
export type Departments = Infer<typeof Departments>;

export const Seller = type({
  email: string(),
  name: string(),
  store: nullable(type({ store_id: integer(), store_name: string(), factory: boolean() })),
  applications: array(
    type({ kind: enums(['seller', 'factory']), status: ApplicationState, reason: nullable(string()) }),
  ),
});

export type Seller = Infer<typeof Seller>;

export const SignedIn = type({ token: string() });
