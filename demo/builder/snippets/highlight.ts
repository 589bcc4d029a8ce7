export type Kind = 'comment' | 'string' | 'tag' | 'name' | 'word';

/** A piece of code and its kind. Pieces that need no color have no kind. */
type Piece = readonly [text: string, kind?: Kind];

/** One pattern covers every language of the snippets: HTML, JSX, Vue templates, CSS, shortcodes, and a policy. */
const PIECES = new RegExp(
  [
    String.raw`(?<comment><!--[\s\S]*?-->|/\*[\s\S]*?\*/)`,
    String.raw`(?<string>"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|(?<=: )#[\da-f]{3,8}\b)`,
    String.raw`(?<tag></?[a-z][\w-]*|(?<=\[)storefront_\w+|(?<!=)/?>)`,
    String.raw`(?<name>[@:]?[\w-]+(?==["'{])|--[\w-]+(?=:)|^[\w-]+(?=: ))`,
    String.raw`(?<word>\b(?:import|from|export|default|function|return|const|var|if|new|async|await)\b)`,
  ].join('|'),
  'gim',
);

/** Splits code into pieces. Joined together, they are the code again. */
export function highlight(code: string): readonly Piece[] {
  const pieces: Piece[] = [];
  let end = 0;
  for (const { 0: text, index, groups = {} } of code.matchAll(PIECES)) {
    if (index > end) pieces.push([code.slice(end, index)]);
    const kind = KINDS.find((each) => groups[each] !== undefined);
    pieces.push(kind ? [text, kind] : [text]);
    end = index + text.length;
  }
  if (end < code.length) pieces.push([code.slice(end)]);
  return pieces;
}

const KINDS: readonly Kind[] = ['comment', 'string', 'tag', 'name', 'word'];
