import {
  array,
  enums,
  type Infer,
  integer,
  nullable,
  number,
  optional,
  record,
  string,
  type,
  unknown,
} from 'superstruct';
import type { Kind, Step } from '../../shared/seller-application.js';
import {
  type Failure,
  fileAsOutcome,
  getAsOutcome,
  getOutcome,
  type Outcome,
  postAsOutcome,
  postOutcome,
} from './request.js';

const State = enums(['draft', 'submitted', 'approved', 'refused']);

const Status = type({
  kind: enums(['seller', 'factory']),
  status: State,
  reason: nullable(string()),
});

const Seller = type({
  email: string(),
  name: string(),
  store: nullable(type({ store_id: integer(), store_name: string(), factory: unknown() })),
  applications: array(Status),
});

/** Empty for everybody but a signed-in seller. */
const Info = type({ seller_id: optional(integer()) });

const Paper = type({ document_id: integer(), sort: string(), name: string(), size: number() });

const Application = type({
  status: State,
  reason: nullable(string()),
  updated_at: nullable(string()),
  submitted_at: nullable(string()),
  answers: record(string(), record(string(), string())),
  documents: array(Paper),
  missing: nullable(array(string())),
});

const Departments = array(
  type({
    cat_id: integer(),
    cat_name: string(),
    son_category: array(type({ cat_id: integer(), cat_name: string(), art: string(), color_hex: string() })),
  }),
);

/** A signed-in seller. */
export type Seller = Infer<typeof Seller>;
export type Application = Infer<typeof Application>;
export type Paper = Infer<typeof Paper>;
export type Departments = Infer<typeof Departments>;

const SignIn = type({ token: string() });
const base = '/pc/seller';

/** The call's data is the token of the session that was opened. */
export const signSellerIn = (fields: {
  email: string;
  password: string;
}): Promise<Outcome<{ token: string }>> => postAsOutcome('', `${base}/login`, SignIn, fields);

export const registerSeller = (fields: {
  name: string;
  email: string;
  password: string;
  enter_password: string;
  email_code: string;
}): Promise<Outcome<{ token: string }>> => postAsOutcome('', `${base}/register`, SignIn, fields);

/** Mails a code: to register by, or to change the password by. */
export const sendSellerCode = (email: string, id: '1' | '2'): Promise<Outcome<unknown>> =>
  getOutcome(`${base}/sendCode`, unknown(), { email, id });

export const changeSellerPassword = (fields: {
  email: string;
  password: string;
  code: string;
}): Promise<Outcome<unknown>> => postOutcome(`${base}/forgotPassword`, unknown(), fields);

export const signSellerOut = (token: string): Promise<Outcome<unknown>> =>
  postAsOutcome(token, `${base}/logout`, unknown());

/** The seller of a token; null when it stands for nobody any more. */
export async function loadSeller(token: string): Promise<Outcome<Seller | null>> {
  const outcome = await getAsOutcome(token, `${base}/info`, Info);
  if (outcome.status === 'failed') return outcome;
  if (outcome.data.seller_id === undefined) return { status: 'ready', data: null };
  return getAsOutcome(token, `${base}/info`, Seller);
}

export const loadApplication = (token: string, kind: Kind): Promise<Outcome<Application>> =>
  getAsOutcome(token, `${base}/application`, Application, { kind });

export const saveStep = (
  token: string,
  kind: Kind,
  step: Step,
  fields: Readonly<Record<string, string>>,
): Promise<Outcome<Application>> =>
  postAsOutcome(token, `${base}/application/save`, Application, { ...fields, kind, step });

export const submitApplication = (token: string, kind: Kind): Promise<Outcome<Application>> =>
  postAsOutcome(token, `${base}/application/submit`, Application, { kind });

export const uploadPaper = (token: string, kind: Kind, sort: string, file: File): Promise<Outcome<unknown>> =>
  postAsOutcome(
    token,
    `${base}/document?${new URLSearchParams({ kind, sort, name: file.name })}`,
    unknown(),
    file,
  );

export const removePaper = (token: string, id: number): Promise<Outcome<unknown>> =>
  postAsOutcome(token, `${base}/document/delete`, unknown(), { document_id: String(id) });

export const fetchPaper = (token: string, id: number): Promise<Outcome<Blob>> =>
  fileAsOutcome(token, `${base}/document?document_id=${id}`);

/** The departments of both levels, in the page's language. */
export const loadDepartments = (): Promise<Outcome<Departments>> =>
  getOutcome('/pc/shopCategory', Departments, { is_page: '0' });

const FieldsData = type({ fields: record(string(), string()) });

/** What the server says is wrong with single fields; empty where it says nothing of fields. */
export function wrongFields({ data }: Failure): Record<string, string> {
  return FieldsData.is(data) ? data.fields : {};
}
