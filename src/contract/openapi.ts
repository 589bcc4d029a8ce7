import type { Call, SentField } from './call.js';
import { calls } from './calls.js';
import { replyFields, uncheckedFields } from './reply-fields.js';
import { ref, type Schema, schemaOf, sharedSchemas } from './schema-of.js';

const header = (name: string, required: boolean, description: string, schema: Schema) => ({
  name,
  in: 'header',
  required,
  description,
  schema,
});

const tokenSchema = { type: 'string', maxLength: 3999 };

const headers = {
  platformType: header('platformType', true, 'Always 3.', { type: 'string', enum: ['3'] }),
  uuid: header('uuid', false, 'The visitor’s ID; missing until there is one.', {
    type: 'string',
    maxLength: 128,
  }),
  lang: header('lang', false, 'The shopper’s language.', {
    type: 'string',
    examples: ['en', 'ru', 'ar', 'fr'],
  }),
  token: header('token', false, 'Who is signed in; missing for a guest.', tokenSchema),
  tokenNeeded: header('token', true, 'Who is signed in.', tokenSchema),
};

const fixedSchemas = {
  ...sharedSchemas,
  SuccessCode: {
    description: '200 is success.',
    anyOf: [{ const: 200 }, { type: 'string', pattern: '^\\s*\\+?0*200(\\.0*)?\\s*$' }],
  },
  Refusal: {
    type: 'object',
    description:
      'Any other code is a refusal, and `msg` is shown to the shopper. 401 ends the session. 5004 is not shown.',
    required: ['code'],
    properties: {
      code: { allOf: [ref('schemas', 'LenientNumber'), { not: ref('schemas', 'SuccessCode') }] },
      msg: { description: 'Text for the shopper, truncated to 500 characters.' },
      data: true,
    },
  },
  InnerOutcome: {
    type: 'object',
    description: 'The outcome of a call that returns it in `data`.',
    required: ['code'],
    properties: {
      code: ref('schemas', 'LenientNumber'),
      msg: { description: 'Text for the shopper.' },
    },
  },
};

/** Returns the schema for an outcome that's in `data` if that has a `code`, else in the body (contract section 4). */
const inDataOr = (body: Schema): Schema => ({
  anyOf: [
    { type: 'object', required: ['data'], properties: { data: ref('schemas', 'InnerOutcome') } },
    { allOf: [{ properties: { data: { not: { type: 'object', required: ['code'] } } } }, body] },
  ],
});

const success = (data: Schema | true, isNeeded: boolean) => ({
  type: 'object',
  required: isNeeded ? ['code', 'data'] : ['code'],
  properties: { code: ref('schemas', 'SuccessCode'), msg: true, data },
});

const sentSchema = ({ type, values }: SentField): Schema => ({
  type: type ?? (typeof values?.[0] === 'number' ? 'integer' : 'string'),
  ...(values ? { enum: values } : {}),
});

function query({ endpoint, sends = {} }: Call) {
  if (endpoint.method !== 'GET') return [];
  return Object.entries(sends).map(([name, field]) => ({
    name,
    in: 'query',
    required: !field.optional,
    allowEmptyValue: true,
    description: field.description,
    schema: sentSchema(field),
  }));
}

function requestBody({ endpoint, sends }: Call) {
  if (endpoint.method === 'GET' || !sends) return {};
  const properties = Object.fromEntries(
    Object.entries(sends).map(([name, field]) => [
      name,
      { ...sentSchema(field), description: field.description },
    ]),
  );
  const required = Object.keys(sends).filter((name) => !sends[name]?.optional);
  const schema = { type: 'object', required, properties };
  return { requestBody: { required: true, content: { 'application/x-www-form-urlencoded': { schema } } } };
}

function operation(call: Call) {
  const { endpoint, summary, reply = {}, needsToken, without } = call;
  const [name] = Object.keys(reply);
  const fits = success(name ? ref('schemas', name) : true, !readsNothing(call));
  const body = { anyOf: [fits, ref('schemas', 'Refusal')] };
  return {
    operationId: endpoint.name,
    summary,
    ...(without ? { description: `Optional for a server: ${without}.` } : {}),
    ...(endpoint.host
      ? { servers: [{ url: '/v3', description: 'The suggestion host, if it is separate.' }] }
      : {}),
    parameters: [
      ...['platformType', 'uuid', needsToken ? 'tokenNeeded' : 'token', 'lang'].map((header) =>
        ref('parameters', header),
      ),
      ...query(call),
    ],
    ...requestBody(call),
    responses: {
      200: {
        description: 'The outcome, by its `code`.',
        content: {
          'application/json': { schema: endpoint.codeInData ? inDataOr(body) : body },
        },
      },
      default: {
        description: without
          ? 'An error. 404 means that the server does not have this call.'
          : 'An error, which is shown to the shopper. 401 ends the session. A redirect is an error, too.',
      },
    },
  };
}

/** Whether a success may leave out `data`. */
const readsNothing = ({ endpoint }: Call): boolean => 'value' in endpoint.read(undefined);

function schemaOfReply(name: string, reply: NonNullable<Call['reply']>[string]): Schema {
  const texts = replyFields[name];
  if (!('validate' in reply)) return { anyOf: reply.map((each) => schemaOf(each, texts)) };
  const schema = schemaOf(reply, texts);
  const unchecked = Object.entries(uncheckedFields[name] ?? {}).map(
    ([field, description]) => [field, { description }] as const,
  );
  if (!unchecked.length) return schema;
  return { ...schema, properties: { ...Object(schema.properties), ...Object.fromEntries(unchecked) } };
}

/** Returns `openapi.json`: the calls in contract sections 4 and 6 as OpenAPI 3.1, with the reply structs as schemas. */
export function openapi(version: string) {
  const replies = calls.flatMap(({ reply = {} }) =>
    Object.entries(reply).map(([name, struct]) => [name, schemaOfReply(name, struct)] as const),
  );
  return {
    openapi: '3.1.0',
    info: {
      title: 'storefront-widgets: what the widgets ask a server for',
      version,
      description:
        'Every reply is `{ code, msg, data }`. Fields beyond those listed are ignored. A reply that does not fit is ' +
        'an error, never a half-drawn widget. `npx storefront-widgets check <api>` tries a server.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/v3', description: 'The value of `data-api`.' }],
    paths: Object.fromEntries(
      calls.map((call) => [call.endpoint.path, { [call.endpoint.method.toLowerCase()]: operation(call) }]),
    ),
    components: { parameters: headers, schemas: { ...fixedSchemas, ...Object.fromEntries(replies) } },
  };
}
