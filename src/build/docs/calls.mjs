import { tsImport } from 'tsx/esm/api';
import { openapiText } from '../openapi.mjs';
import { code, table, toCall } from './reference.mjs';
import { replyTable } from './reply-table.mjs';

/** Returns a module of the sources. */
const source = (path) => tsImport(`../../${path}`, import.meta.url);

/** What the samples send, by the field's name, where the call itself names no value. */
const SENT = {
  email: 'demo@example.com',
  password: 'demo123',
  email_code: '123456',
  code: '123456',
  address_id: '1',
  key: 'any-text',
};

/** What a call sends instead, so that there is something to reply. */
const SENT_TO = {
  carFacets: { brand: 'byd' },
  register: { email: 'new@example.com' },
  suggestions: { keywords: 'to' },
};

/** What a call sends to be refused, and how that is described. */
const REFUSED = { login: { sent: { password: 'wrong' }, title: 'With a wrong password, it’s refused:' } };

/** The calls that come before a call, for the same reason. */
const BEFORE = { prizeRecord: ['prizeDraw'] };

/** The replies of a shop that has more than the mock. */
const REPLIES = {
  otherLoginSwitch: {
    pc_switch: 1,
    google: 'https://shop.example/google.svg',
    facebook: null,
    twitter: null,
    apple: null,
    passkey_host: 'shop.example',
  },
};

/** The heading of the calls that no widget makes. */
const FOR_PAGES = 'For pages of your own, through `request`';

/** Shortens every list, because the other items are alike, and pictures within the reply. */
const shortened = (value) => {
  if (typeof value === 'string') return value.replace(/^(data:[^,]+,).+/, '$1…');
  if (Array.isArray(value)) return value.slice(0, 2).map(shortened);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, field]) => [name, shortened(field)]));
};

function request({ endpoint: { name, method, path }, sends = {}, probe = {} }, sent = SENT_TO[name]) {
  const data = Object.entries(sends).flatMap(([field, { values = [], optional }]) => {
    const value = sent?.[field] ?? probe[field] ?? values[0] ?? SENT[field];
    return value === undefined && optional ? [] : [[field, value ?? 'any-text']];
  });
  const fields = new URLSearchParams(data);
  const url = `https://shop.example/v3${path}`;
  const headers = { token: 'any' };
  return method === 'GET'
    ? new Request(`${url}?${fields}`, { headers })
    : new Request(url, { method, headers, body: fields });
}

const linked = (name) => `[${code(name)}](${toCall(name)})`;

/** Returns the names of an element's calls, and then of those of the elements inside it. */
const callsWithin = ({ calls = [], contains = [] }, definitions) => {
  const inside = definitions.filter(({ widget }) => contains.includes(widget));
  return [...new Set([...calls, ...inside.flatMap((each) => callsWithin(each, definitions))])];
};

/**
 * Returns a function that makes the table of the calls of a widget, and of the widgets inside it, each linked to its section
 * on the page about the API.
 */
export async function readCallTables(definitions) {
  const { calls } = await source('contract/calls.ts');
  const rowOf = (name) => {
    const made = calls.find(({ endpoint }) => endpoint.name === name);
    if (!made) throw new Error(`The contract has no call ${name}`);
    return [linked(name), made.summary];
  };
  return (definition) => table(['call', 'what it does'], callsWithin(definition, definitions).map(rowOf));
}

/** Returns the table of the calls that each element makes, for a guide. */
export async function elementCallTable(definitions) {
  const { calls } = await source('contract/calls.ts');
  const optional = new Set(calls.filter(({ without }) => without).map(({ endpoint }) => endpoint.name));
  return table(
    ['element', 'needs', 'can do without'],
    definitions.flatMap((definition) => {
      const { widget, tag } = definition;
      const names = callsWithin(definition, definitions);
      if (!names.length) return [];
      const list = (isOptional) =>
        names
          .filter((name) => optional.has(name) === isOptional)
          .map(linked)
          .join(', ') || '–';
      return [[`[${code(`<${tag}>`)}](../elements/${widget}.md)`, list(false), list(true)]];
    }),
  );
}

/**
 * Returns the part of the page about the API that the contract provides: a section for each call, with a reply of the mock.
 * @throws {Error} if the mock refuses the sample of a call, or doesn't refuse one that shows a refusal
 */
export async function callReference() {
  const { calls } = await source('contract/calls.ts');
  const { accountCalls } = await source('contract/account-calls.ts');
  const { shopCalls } = await source('contract/shop-calls.ts');
  const { createMockApi } = await source('testing/mock-api.ts');
  const { parameters, schemas } = JSON.parse(await openapiText()).components;

  const replyTo = async (call, refused) => {
    // A shop of its own: what other samples changed would show.
    const api = createMockApi({ signedIn: SENT.email });
    for (const [name, data] of Object.entries(REPLIES)) api.reply(name, data);
    for (const name of BEFORE[call.endpoint.name] ?? [])
      await api.handle(request(calls.find(({ endpoint }) => endpoint.name === name)));
    const body = await (await api.handle(request(call, refused))).json();
    if ((body.code === 200) === Boolean(refused))
      throw new Error(`Not what the sample of ${call.endpoint.name} is for: ${body.code} ${body.msg}`);
    return `\`\`\`json\n${JSON.stringify(shortened(body), null, 2)}\n\`\`\``;
  };
  const section = async (call) => {
    const { endpoint, summary, sends = {}, reply = {}, needsToken, without } = call;
    const { name, method, path, host } = endpoint;
    const refused = REFUSED[name];
    const notes = [
      summary,
      needsToken && 'Only for shoppers who are signed in.',
      without && `A server may leave it out: ${without}.`,
      host && 'It goes to the URL of `suggest`, if that is set.',
    ];
    return [
      `### ${code(name)}`,
      code(`${method} ${path}`),
      notes.filter(Boolean).join(' '),
      table(
        [method === 'GET' ? 'in the query' : 'in the form', 'type', 'what it is'],
        Object.entries(sends).map(([field, { description, type, values, optional }]) => [
          code(field),
          `${values ? values.map((each) => code(`${each}`)).join(' or ') : (type ?? 'string')}${optional ? '<br>optional' : ''}`,
          description,
        ]),
      ),
      ...Object.keys(reply).map((schema) => replyTable(schemas[schema])),
      await replyTo(call),
      ...(refused ? [refused.title, await replyTo(call, refused.sent)] : []),
    ]
      .filter(Boolean)
      .join('\n\n');
  };
  const group = async (title, some) =>
    [`## ${title}`, ...(await Promise.all(some.map(section)))].join('\n\n');
  const headers = table(
    ['header', 'what it is'],
    ['platformType', 'uuid', 'lang', 'token'].map((name) => [code(name), parameters[name].description]),
  );
  const isForPages = ({ by }) => by === 'pages';
  const groups = [
    await group('Shoppers and addresses', accountCalls),
    await group(
      'The shop',
      shopCalls.filter((call) => !isForPages(call)),
    ),
    await group(FOR_PAGES, calls.filter(isForPages)),
  ];
  return [headers, ...groups].join('\n\n');
}
