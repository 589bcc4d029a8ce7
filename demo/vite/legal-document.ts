import type { Heading, List, ListItem, Nodes, PhrasingContent, RootContent } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import type { Block, LegalDocument, Section, Words } from '../host/legal/document.js';
import { COMPANY } from '../shared/company.js';
import { FEE_PERCENT } from '../shared/fees.js';

/** The day a document takes effect, which comes before its text. */
const HEAD = /^---\nupdated: (\d{4}-\d{2}-\d{2})\n---$/m;

/** A heading's source text, such as `Payment {#payment}`. */
const TITLE = /^(.+) \{#([a-z-]+)\}$/;

/** @throws {Error} an error with the line of the content that a page couldn't show */
function refuse(what: string, { position }: Pick<Nodes, 'position'>): never {
  throw new Error(`Line ${position?.start.line ?? 1}: ${what}`);
}

/** Keeps a range of numbers, such as "9–21" or the French "9 à 21", on one line. */
const unbroken = (text: string): string =>
  text.replace(/(?<=\d)–(?=\d)/g, '–\u2060').replace(/(?<=\d) à (?=\d)/g, '\u00a0à\u00a0');

function plain(nodes: readonly PhrasingContent[]): string {
  return nodes
    .map((node) => (node.type === 'text' ? unbroken(node.value) : refuse('only text goes here', node)))
    .join('');
}

function words(nodes: readonly PhrasingContent[]): Words {
  return nodes.map((node) =>
    node.type === 'link' ? { text: plain(node.children), href: node.url } : plain([node]),
  );
}

/** Returns the content of a list item, which must be one paragraph. */
function contentOf(item: ListItem): readonly PhrasingContent[] {
  const [only, ...others] = item.children;
  return only?.type === 'paragraph' && others.length === 0
    ? only.children
    : refuse('an item is one paragraph', item);
}

/** Converts a list. If its items start with a line in bold, it's a list of terms and their meanings. */
function list(node: List): Block {
  const items = node.children.map(contentOf);
  if (items[0]?.[0]?.type !== 'strong') return { list: items.map(words) };
  const terms = items.map(([term, end, ...meaning]) =>
    term?.type === 'strong' && end?.type === 'break'
      ? ([plain(term.children), words(meaning)] as const)
      : refuse('a term in bold, the end of the line and its meaning go here', node),
  );
  return { terms };
}

function block(node: RootContent): Block {
  if (node.type === 'paragraph') return { paragraph: words(node.children) };
  return node.type === 'list' ? list(node) : refuse(`${node.type} is not known here`, node);
}

/** Converts a section: its heading and everything up to the next heading. */
function section(heading: Heading, nodes: readonly RootContent[]): Section {
  const [, title, id] = TITLE.exec(plain(heading.children)) ?? [];
  if (heading.depth !== 2 || title === undefined || id === undefined)
    return refuse('a section begins with "## Title {#id}"', heading);
  return { id, title, blocks: nodes.map(block) };
}

/** What documents name by a placeholder, so that the company and its fees are the same on every page. */
const FACTS: Readonly<Record<string, string>> = {
  '{company}': COMPANY.name,
  '{registration}': COMPANY.registration,
  '{address}': COMPANY.address.join(', '),
  '{mail}': COMPANY.mail,
  '{fee}': `${FEE_PERCENT.shop}`,
  '{factoryFee}': `${FEE_PERCENT.factory}`,
};

const withFacts = (markdown: string): string =>
  Object.entries(FACTS).reduce((text, [placeholder, fact]) => text.replaceAll(placeholder, fact), markdown);

/**
 * Parses a legal document in Markdown: the day it takes effect, its title, a list of the key points, and sections with
 * paragraphs, lists, and lists of terms. `{company}`, `{registration}`, `{address}`, and `{mail}` stand
 * for the company's data, `{fee}` and `{factoryFee}` for the percentage of a store's and of a factory's sale.
 * @throws {Error} if it contains anything else, with the line in the message
 */
export function legalDocument(markdown: string): LegalDocument {
  const updated = HEAD.exec(markdown)?.[1];
  if (updated === undefined) throw new Error('A document begins with the day of its update');
  const [title, summary, ...rest] = fromMarkdown(withFacts(markdown).replace(HEAD, '\n\n')).children;
  if (title?.type !== 'heading' || title.depth !== 1 || summary?.type !== 'list')
    return refuse('a title and a list come first', title ?? {});
  const starts = rest.flatMap((node, at) => (node.type === 'heading' ? [at] : []));
  if (starts[0] !== 0) return refuse('after the list, sections come', rest[0] ?? summary);
  return {
    title: plain(title.children),
    updated,
    summary: summary.children.map((item) => plain(contentOf(item))),
    sections: starts.map((start, index) => {
      const [heading, ...body] = rest.slice(start, starts[index + 1]);
      return heading?.type === 'heading' ? section(heading, body) : refuse('a heading goes here', summary);
    }),
  };
}
