import type { Form, Rule } from './check-form.js';
import { COUNTRIES } from './countries.js';
import { HAS_LETTER } from './forms/forms.js';
import { LANGUAGES } from './language.js';

/** The kinds of applications: for a store, or for factory membership. */
export const KINDS = ['seller', 'factory'] as const;
export type Kind = (typeof KINDS)[number];

/** The legal forms that a seller can choose from. */
export const LEGAL_FORMS = ['sole', 'partnership', 'company', 'corporation'] as const;

/** How many kinds of goods a seller starts with. */
export const RANGE_SIZES = ['few', 'some', 'many'] as const;

/** Where goods ship from: a warehouse in the United States, or abroad. */
export const ORIGINS = ['us', 'abroad'] as const;

const text = (min: number, max: number) => ({ kind: 'text', min, max }) as const satisfies Rule;
const choice = (of: readonly string[]) => ({ kind: 'choice', of }) as const satisfies Rule;

const firm = {
  legal_name: text(2, 120),
  registration_no: { kind: 'text', min: 4, max: 40, pattern: /^[\p{L}\d][\p{L}\d ./-]*$/u },
  country: choice(COUNTRIES),
  city: { ...text(1, 100), pattern: HAS_LETTER },
  street: text(3, 200),
  post_code: text(3, 12),
  founded: { kind: 'year', min: 1800 },
  website: { kind: 'website', optional: true },
} as const satisfies Form;

const person = {
  contact_name: { ...text(2, 100), pattern: HAS_LETTER },
  email: { kind: 'email' },
  phone: { kind: 'phone' },
} as const satisfies Form;

const sign = {
  store_name: text(3, 60),
  about: text(20, 300),
  departments: { kind: 'ids', min: 1, max: 6 },
  agree: { kind: 'yes' },
} as const satisfies Form;

/** The steps to fill in, each with its fields in the order of the page. */
export const STEP_FORMS = {
  company: {
    legal_name: firm.legal_name,
    legal_form: choice(LEGAL_FORMS),
    registration_no: firm.registration_no,
    founded: firm.founded,
    country: firm.country,
    city: firm.city,
    street: firm.street,
    post_code: firm.post_code,
    website: firm.website,
  },
  contact: { ...person, language: choice(LANGUAGES) },
  goods: {
    store_name: sign.store_name,
    about: sign.about,
    departments: sign.departments,
    origin: choice(ORIGINS),
    range_size: choice(RANGE_SIZES),
    agree: sign.agree,
  },
  factory: {
    ...firm,
    // Returns go there if it's in the United States.
    street: { ...firm.street, optional: true },
    post_code: { ...firm.post_code, optional: true },
    ...person,
    store_name: sign.store_name,
    about: sign.about,
    departments: sign.departments,
    workers: { kind: 'whole', min: 1, max: 500_000 },
    monthly_output: { kind: 'whole', min: 1, max: 100_000_000 },
    min_order: { kind: 'whole', min: 2, max: 100_000 },
    lead_days: { kind: 'whole', min: 1, max: 180 },
    agree: sign.agree,
  },
} as const satisfies Readonly<Record<string, Form>>;

export type Step = keyof typeof STEP_FORMS;

/** The documents that each kind of application accepts, and whether they are required. */
export const DOCUMENTS = {
  seller: { registration: true, identity: true, tax: false },
  factory: { license: true, certificate: false },
} as const satisfies Readonly<Record<Kind, Readonly<Record<string, boolean>>>>;

/** The steps of each kind of application, without its documents. */
export const STEPS_OF = {
  seller: ['company', 'contact', 'goods'],
  factory: ['factory'],
} as const satisfies Readonly<Record<Kind, readonly Step[]>>;

/** Maximum size of a document, in bytes. */
export const MAX_DOCUMENT_BYTES = 5 * 1024 * 1024;

/** The MIME types of documents. */
export const PAPER_TYPES = ['application/pdf', 'image/jpeg', 'image/png'] as const;
export type DocumentType = (typeof PAPER_TYPES)[number];
