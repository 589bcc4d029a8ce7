import { array, enums, type Infer, object, optional, record, string } from 'superstruct';
import { KINDS, STEP_FORMS, type Step } from '../../shared/seller-application.js';
import { readData } from '../db/read-data.js';
import { APPLICATION_STATES } from './schema.js';

const steps = Object.keys(STEP_FORMS) as Step[]; // the keys of a const object

/** A seller of the demo, with the application that led there. */
const Applicant = object({
  email: string(),
  name: string(),
  kind: enums(KINDS),
  status: enums(APPLICATION_STATES),
  reason: optional(string()),
  storeSlug: optional(string()),
  answers: record(enums(steps), record(string(), string())),
  papers: array(string()),
  /** When it last moved. */
  at: string(),
});
export type Applicant = Infer<typeof Applicant>;

/** A page that holds nothing. */
export const SAMPLE_PAPER = new TextEncoder().encode(
  '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n',
);

/** All are invented. */
export const APPLICANTS: readonly Applicant[] = readData('applicants.json', array(Applicant));
