import type { Heading, List, ListItem, Nodes, PhrasingContent, RootContent } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import type { Block, LegalDocument, Section, Words } from '../host/legal/document.js';

/** The day from which a document holds stands before its text. */
const HEAD = /^---\nupdated: (\d{4}-\d{2}-\d{2})\n---$/m;

/** A heading as it is written, such as `Payment {#payment}`. */
const TITLE = /^(.+) \{#([a-z-]+)\}$/;

/** @throws {Error} that says where a document holds what no page of it could show */
function refuse(what: string, { position }: Pick<Nodes, 'position'>): never {
  throw new Error(`Line ${position?.start.line ?? 1}: ${what}`);
}

function plain(nodes: readonly PhrasingContent[]): string {
  return nodes
    .map((node) => (node.type === 'text' ? node.value : refuse('only text goes here', node)))
    .join('');
}

function words(nodes: readonly PhrasingContent[]): Words {
  return nodes.map((node) =>
    node.type === 'link' ? { text: plain(node.children), href: node.url } : plain([node]),
  );
}

/** What an item of a list says, which is one paragraph. */
function said(item: ListItem): readonly PhrasingContent[] {
  const [only, ...others] = item.children;
  return only?.type === 'paragraph' && others.length === 0
    ? only.children
    : refuse('an item is one paragraph', item);
}

/** A list whose items begin with a line in bold explains these terms. */
function list(node: List): Block {
  const items = node.children.map(said);
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

/** The heading of a section, and all up to the next one. */
function section(heading: Heading, nodes: readonly RootContent[]): Section {
  const [, title, id] = TITLE.exec(plain(heading.children)) ?? [];
  if (heading.depth !== 2 || title === undefined || id === undefined)
    return refuse('a section begins with "## Title {#id}"', heading);
  return { id, title, blocks: nodes.map(block) };
}

/**
 * What a legal document in Markdown says: the day from which it holds, its title, a list of what matters most, and
 * sections of paragraphs, lists, and lists of terms.
 * @throws {Error} that names the line, when it holds anything else
 */
export function legalDocument(markdown: string): LegalDocument {
  const updated = HEAD.exec(markdown)?.[1];
  if (updated === undefined) throw new Error('A document begins with the day of its update');
  const [title, summary, ...rest] = fromMarkdown(markdown.replace(HEAD, '\n\n')).children;
  if (title?.type !== 'heading' || title.depth !== 1 || summary?.type !== 'list')
    return refuse('a title and a list come first', title ?? {});
  const starts = rest.flatMap((node, at) => (node.type === 'heading' ? [at] : []));
  if (starts[0] !== 0) return refuse('after the list, sections come', rest[0] ?? summary);
  return {
    title: plain(title.children),
    updated,
    summary: summary.children.map((item) => plain(said(item))),
    sections: starts.map((start, index) => {
      const [heading, ...body] = rest.slice(start, starts[index + 1]);
      return heading?.type === 'heading' ? section(heading, body) : refuse('a heading goes here', summary);
    }),
  };
}
