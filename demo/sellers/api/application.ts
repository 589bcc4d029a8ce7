import { record, string, type, unknown } from 'superstruct';
import type { RequestError } from '../../../dist/index.js';
import { type Fields, file } from '../../host/api/request.js';
import { ensure, shopQuery } from '../../host/data/use-shop-query.js';
import { Application, Departments } from '../../shared/replies/seller.js';
import type { Kind, Step } from '../../shared/seller-application.js';
import { asSeller, BASE, getOwn, OWN, postOwn } from './session.js';

/** Queries both levels of departments, in the page's language. */
export const departmentsQuery = shopQuery(
  '/pc/shopCategory',
  Departments,
  { is_page: false },
  { staleTime: Infinity },
);

/** Queries the seller's application, plus the options in its forms. */
export const applicationQuery = (kind: Kind) => ({
  queryKey: [OWN, 'application', kind],
  queryFn: async () => {
    const [application, departments] = await Promise.all([
      getOwn('/application', Application, { kind }),
      ensure(departmentsQuery),
    ]);
    return { application, departments };
  },
});

/** @throws {RequestError} an error that may name fields */
export const saveStep = (kind: Kind, step: Step, fields: Fields) =>
  postOwn('/application/save', Application, { ...fields, kind, step });

/** @throws {RequestError} an error that may name fields */
export const submitApplication = (kind: Kind) => postOwn('/application/submit', Application, { kind });

export const uploadDocument = (kind: Kind, sort: string, paper: File) =>
  postOwn(`/document?${new URLSearchParams({ kind, sort, name: paper.name })}`, unknown(), paper);

export const removeDocument = (document_id: number) =>
  postOwn('/document/delete', unknown(), { document_id });

export const fetchDocument = (id: number) =>
  asSeller((token) => file(`${BASE}/document?document_id=${id}`, token));

const FieldsData = type({ fields: record(string(), string()) });

/** Returns the server's messages about individual fields, or an empty object if there are none. */
export const wrongFields = ({ data }: RequestError): Record<string, string> =>
  FieldsData.is(data) ? data.fields : {};
