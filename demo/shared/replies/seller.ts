import {
  array,
  enums,
  type Infer,
  integer,
  nullable,
  number,
  object,
  record,
  string,
  type,
  union,
} from 'superstruct';
import { Store } from './goods.js';

export const ApplicationState = enums(['draft', 'submitted', 'approved', 'refused']);

export const ListedDocument = type({
  document_id: integer(),
  sort: string(),
  name: string(),
  type: string(),
  size: number(),
  uploaded_at: string(),
});

const ApplicationStatus = type({
  /** Null until the seller has saved something. */
  application_id: nullable(integer()),
  kind: enums(['seller', 'factory']),
  status: ApplicationState,
  reason: nullable(string()),
  updated_at: nullable(string()),
  submitted_at: nullable(string()),
  reviewed_at: nullable(string()),
});

export const Application = type({
  ...ApplicationStatus.schema,
  answers: record(string(), record(string(), string())),
  documents: array(ListedDocument),
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
export type ListedDocument = Infer<typeof ListedDocument>;
export type Departments = Infer<typeof Departments>;

export const Seller = type({
  seller_id: integer(),
  email: string(),
  name: string(),
  store: nullable(Store),
  applications: array(ApplicationStatus),
});

export type Seller = Infer<typeof Seller>;

export const SignedIn = type({ token: string(), seller: Seller });

/** The signed-in seller, or an empty object for anyone else. */
export const SellerSession = union([Seller, object({})]);

/** The shop's fee on a sale, in percent. */
export const Fees = type({ shop: number(), factory: number() });
