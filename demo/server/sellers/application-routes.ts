import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { object } from 'superstruct';
import { Application, ListedDocument } from '../../shared/replies/seller.js';
import { KINDS, MAX_DOCUMENT_BYTES, STEP_FORMS, type Step } from '../../shared/seller-application.js';
import type { AccountServices } from '../accounts/services.js';
import type { Db } from '../db/database.js';
import { type ApiEnv, acknowledge, refuse, succeed } from '../http/api.js';
import { refuseErrors } from '../http/errors.js';
import {
  choiceOf,
  field,
  optionalNumber,
  or,
  readBody,
  readQuery,
  requiredText,
  shownFault,
} from '../http/fields.js';
import { limitCalls } from '../limits/rate-limit.js';
import { requireSeller } from './accounts.js';
import { findApplication, saveStep, submitApplication } from './applications.js';
import { findDocument, removeDocument, saveDocument } from './documents.js';
import { answerFieldErrors } from './field-errors.js';
import { sellerMessages } from './messages.js';
import { formRequest } from './read-goods.js';

const kind = field((value) => choiceOf(value ?? 'seller', KINDS));
const KindRequest = object({ kind });
const StepRequest = object({
  kind,
  // The forms' keys are the steps' names.
  step: field((value) => choiceOf(value, Object.keys(STEP_FORMS) as Step[])),
});
const PaperRequest = object({ document_id: or(optionalNumber(1), 0) });
const UploadRequest = object({ sort: requiredText(), name: requiredText(), kind });

const plain = (text: string) =>
  /\p{Cc}/u.test(text) ? shownFault('A text holds a character that is not allowed.') : text;

const UPLOADS = { name: 'uploads', attempts: 60 } as const;

/**
 * The calling seller's applications (401 for anyone else): for a store (`kind` seller, with four steps) and for factory
 * membership (`kind` factory).
 *
 * | call below `/pc/seller` | data |
 * |---|---|
 * | GET `application` `{kind}` | `{application_id, kind, status, reason, answers, documents, missing, …}` |
 * | POST `application/save` `{kind, step, …the step's fields}` | the application |
 * | POST `application/submit` `{kind}` | the application |
 * | GET `document` `{document_id}` | the file itself, as a download |
 * | POST `document/delete` `{document_id}` | null |
 *
 * If fields are refused, the reply has code 400 and `data.fields`: the errors, by field name.
 */
export function applicationRoutes(db: Db, { now }: AccountServices): Hono<ApiEnv> {
  return new Hono<ApiEnv>()
    .basePath('/pc/seller')
    .get('/application', async (c) => {
      const { sellerId } = await requireSeller(db, c, now());
      return succeed(c, Application, await findApplication(db, sellerId, readQuery(c, KindRequest).kind));
    })
    .post('/application/save', (c) =>
      answerFieldErrors(c, async () => {
        const seller = await requireSeller(db, c, now());
        const { kind, step } = await readBody(c, StepRequest);
        const values = await readBody(c, formRequest(STEP_FORMS[step], plain));
        await saveStep(db, seller, { kind, step, values }, sellerMessages(c), now());
        return succeed(c, Application, await findApplication(db, seller.sellerId, kind));
      }),
    )
    .post('/application/submit', (c) =>
      answerFieldErrors(c, async () => {
        const seller = await requireSeller(db, c, now());
        const { kind } = await readBody(c, KindRequest);
        await submitApplication(db, seller, kind, sellerMessages(c), now());
        return succeed(c, Application, await findApplication(db, seller.sellerId, kind));
      }),
    )
    .get('/document', async (c) => {
      const { sellerId } = await requireSeller(db, c, now());
      const paper = await findDocument(
        db,
        sellerId,
        readQuery(c, PaperRequest).document_id,
        sellerMessages(c),
      );
      return download(c, paper);
    })
    .post('/document/delete', async (c) => {
      const { sellerId } = await requireSeller(db, c, now());
      const { document_id: id } = await readBody(c, PaperRequest);
      await removeDocument(db, sellerId, id, sellerMessages(c), now());
      return acknowledge(c);
    });
}

/**
 * `POST /pc/seller/document?kind&sort&name` with the file as its body, with its type → the document, without its
 * content. Mount this ahead of the size limit for all other bodies, which are small.
 */
export function uploadRoutes(db: Db, { now }: AccountServices): Hono<ApiEnv> {
  return new Hono<ApiEnv>()
    .onError(refuseErrors)
    .basePath('/pc/seller')
    .post(
      '/document',
      limitCalls(db, UPLOADS),
      // Don't let a caller who may not upload send five megabytes first.
      async (c, next) => {
        await requireSeller(db, c, now());
        await next();
      },
      bodyLimit({
        maxSize: MAX_DOCUMENT_BYTES,
        onError: (c) => {
          c.header('Connection', 'close');
          return refuse(c, 413, sellerMessages(c).paperSize);
        },
      }),
      async (c) => {
        const { sellerId } = await requireSeller(db, c, now());
        const { kind, ...names } = readQuery(c, UploadRequest);
        const upload = {
          ...names,
          declaredType: (c.req.header('content-type') ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? '',
          content: new Uint8Array(await c.req.arrayBuffer()),
        };
        return succeed(
          c,
          ListedDocument,
          await saveDocument(db, sellerId, kind, upload, sellerMessages(c), now()),
        );
      },
    );
}

/** Sends a file as a download, never as a page, so nothing in it can run in the shop's origin. */
function download(
  c: Context,
  { name, type, content }: { name: string; type: string; content: Uint8Array },
): Response {
  const encoded = encodeURIComponent(name).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16)}`,
  );
  c.header('Content-Type', type);
  c.header('Content-Disposition', `attachment; filename*=UTF-8''${encoded}`);
  c.header('Content-Security-Policy', "default-src 'none'; sandbox");
  c.header('X-Content-Type-Options', 'nosniff');
  c.header('Cross-Origin-Resource-Policy', 'same-origin');
  c.header('Cache-Control', 'no-store, private');
  return c.body(new Uint8Array(content));
}
