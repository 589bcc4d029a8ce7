import type { Embed, Kind } from '../choice/choice.js';
import type { Block } from './block.js';
import { next, react, vue } from './frameworks.js';
import { html } from './html.js';
import type { Shop } from './release.js';
import { strictHtml } from './strict-html.js';
import { tagManager } from './tag-manager.js';
import { wordpress } from './wordpress.js';

type Write = (embed: Embed, shop: Shop) => readonly Block[] | Promise<readonly Block[]>;

const WRITERS: Readonly<Record<Kind, Write>> = {
  html,
  strict: strictHtml,
  react,
  next,
  vue,
  wordpress,
  'tag-manager': tagManager,
};

/** The snippet of a choice: one block, or several that go to different places. */
export const snippet = async (kind: Kind, embed: Embed, shop: Shop): Promise<readonly Block[]> =>
  WRITERS[kind](embed, shop);
