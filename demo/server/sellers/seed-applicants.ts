import type { Values } from './forms/check-form.js';
import type { Kind, Step } from './forms/steps.js';
import type { APPLICATION_STATES } from './schema.js';

/** A seller of the demo, with the application that led there. */
export interface Applicant {
  readonly email: string;
  readonly name: string;
  readonly kind: Kind;
  readonly status: (typeof APPLICATION_STATES)[number];
  readonly reason?: string;
  /** The seeded store that is the seller's. */
  readonly storeSlug?: string;
  readonly answers: Partial<Record<Step, Values>>;
  readonly papers: readonly string[];
  /** When it last moved. */
  readonly at: string;
}

/** A page that holds nothing. */
export const SAMPLE_PAPER = new TextEncoder().encode(
  '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n',
);

const company = (
  legal_name: string,
  founded: string,
  country: string,
  city: string,
  street: string,
  post_code: string,
) => ({
  ...{
    legal_name,
    legal_form: 'company',
    registration_no: 'REG-204417',
    founded,
    country,
    city,
    street,
    post_code,
  },
  website: '',
});

const contact = (contact_name: string, email: string, phone: string) => ({
  ...{ contact_name, email, phone, language: 'en' },
});

const goods = (store_name: string, about: string, departments: string) => ({
  ...{ store_name, about, departments, origin: 'us', range_size: 'some', agree: '1' },
});

/** All are invented. */
export const APPLICANTS: readonly Applicant[] = [
  {
    email: 'seller@example.com',
    name: 'Rosa Delgado',
    kind: 'seller',
    status: 'approved',
    storeSlug: 'route-9-tire-wheel',
    answers: {
      company: company('Route 9 Tire & Wheel LLC', '1987', 'US', 'Albany', '118 Central Avenue', '12206'),
      contact: contact('Rosa Delgado', 'seller@example.com', '+1 518 555 0114'),
      goods: goods(
        'Route 9 Tire & Wheel',
        'Three generations of fitters who answer the phone themselves.',
        '100,800',
      ),
    },
    papers: ['registration', 'identity'],
    at: '2026-02-03T15:20:00Z',
  },
  {
    email: 'factory@example.com',
    name: 'Chen Wei',
    kind: 'factory',
    status: 'approved',
    storeSlug: 'guangzhou-brightstar-lighting-factory',
    answers: {
      factory: {
        ...company('Guangzhou Brightstar Lighting Co., Ltd.', '2004', 'CN', 'Guangzhou', '', ''),
        ...contact('Chen Wei', 'factory@example.com', '+86 20 5550 0142'),
        store_name: 'Guangzhou Brightstar Lighting Factory',
        about: 'Lamps for cars and rooms, a hundred thousand a month.',
        departments: '200,1000',
        workers: '420',
        monthly_output: '100000',
        min_order: '10',
        lead_days: '21',
        agree: '1',
      },
    },
    papers: ['licence', 'certificate'],
    at: '2026-01-19T08:05:00Z',
  },
  {
    email: 'draft@example.com',
    name: 'Amir Haddad',
    kind: 'seller',
    status: 'draft',
    answers: {
      company: company('Haddad Home Goods', '2021', 'US', 'Dearborn', '4410 Michigan Avenue', '48126'),
      contact: contact('Amir Haddad', 'draft@example.com', '+1 313 555 0177'),
    },
    papers: ['registration'],
    at: '2026-03-11T19:42:00Z',
  },
  {
    email: 'waiting@example.com',
    name: 'Claire Fontaine',
    kind: 'seller',
    status: 'submitted',
    answers: {
      company: company('Atelier Fontaine SARL', '2016', 'FR', 'Lyon', '27 rue Mercière', '69002'),
      contact: contact('Claire Fontaine', 'waiting@example.com', '+33 4 55 50 01 42'),
      goods: goods(
        'Atelier Fontaine',
        'Copper pans and enamel kettles from a small workshop by the Saône.',
        '1100',
      ),
    },
    papers: ['registration', 'identity', 'tax'],
    at: '2026-03-14T10:12:00Z',
  },
  {
    email: 'refused@example.com',
    name: 'Igor Petrov',
    kind: 'seller',
    status: 'refused',
    reason: 'The registration document cannot be read. Please upload a sharper copy of all of its pages.',
    answers: {
      company: company('Petrov Tools Inc.', '2019', 'US', 'Tacoma', '902 Pacific Avenue', '98402'),
      contact: contact('Igor Petrov', 'refused@example.com', '+1 253 555 0163'),
      goods: goods('Petrov Tools', 'Hand tools and garage equipment, tested before they are packed.', '800'),
    },
    papers: ['registration', 'identity'],
    at: '2026-03-12T12:30:00Z',
  },
];
