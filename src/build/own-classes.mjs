import ts from 'typescript';

/**
 * Classes of the views, which stand in their shadow roots alone: they are short in what is shipped. Nobody else reads
 * them, and each is written in stylesheets and as a plain text of a `className` alone
 * (test/architecture/own-classes.node.test.ts). Those by which the tests of the bundle find something are not among them.
 */
const names = `
  primary unseen icon message messages base
  banner heading subheading titles content panel fields waiting failed skeleton image
  field combobox placeholder list hint
  layout stage wheel disc drawn names sectors bulbs rim stars pointer hub result tip left prizes odds odd
  top groups end faded bar tool place search department chosen go nav
`;

const letters = 'abcdefghijklmnopqrstuvwxyz';

/** `a` to `z`, then `aa`, `ba` and so on. */
const shortName = (index) =>
  (letters[index % letters.length] ?? '') + (letters[Math.floor(index / letters.length) - 1] ?? '');

/** By own class, the short one. No class is called so else. */
export const ownClasses = new Map(
  names
    .trim()
    .split(/\s+/)
    .map((name, index) => [name, shortName(index)]),
);

const shortOf = (name) => ownClasses.get(name) ?? name;

/** A minified stylesheet with the short classes. In its values, what follows a point is a digit. */
export const shortenClasses = (css) => css.replace(/(?<=\.)[a-z][\w-]*/g, shortOf);

/** A TypeScript transformer: the short classes in each `className`. */
export const shortenClassNames = (context) => (file) => {
  const { factory } = context;
  /** A text, or what is chosen between two. */
  const shorten = (node) => {
    if (ts.isStringLiteral(node))
      return factory.createStringLiteral(node.text.split(' ').map(shortOf).join(' '));
    if (ts.isJsxExpression(node) || ts.isConditionalExpression(node))
      return ts.visitEachChild(node, (child) => (child === node.condition ? child : shorten(child)), context);
    return node;
  };
  const visit = (node) =>
    ts.isJsxAttribute(node) && node.name.getText(file) === 'className'
      ? factory.updateJsxAttribute(node, node.name, shorten(node.initializer))
      : ts.visitEachChild(node, visit, context);
  return ts.visitNode(file, visit);
};
