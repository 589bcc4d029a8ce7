/**
 * Names of properties that the widgets keep among themselves: they are short in what is shipped, the same in every
 * file. Nobody outside reads them: none is an attribute, a field of an event, of the store or of a reply, a method, an
 * export, or asked for by a text (test/architecture/own-names.node.test.ts).
 */
const names = `
  tell accent toSrc expose clearMessage commonDetail urlOf codeInData isModal View landmark onJump onGone
  coercer validator schema ReactComponent vnode diffed
  onTurn onFailure onUser onDone onView onLeave onShown onSignedIn onBack onGo isPage closeLabel
  isRecent onCatId onTerm onChoose onForget onSearch onActive searchLandmark searchProducts allDepartments department
  chooseLocation deliverTo inCart isWholesale loadPart isTyping found about contact cars home
  allMakes allModels noData clearMake chooseMakeFirst onRetry disabledHint hideHint clearLabel emptyText isRetried focused
  labelledBy takesFocus
  isCalm rest won turning keyframes spinName nameOf isTurning isReady Card
  network company partners sellerCentral yours apps refunds newTab
`;

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWYZ';

/** By own name, the short one: a capital, and a digit where the capitals are used up. No property is called so else. */
export const ownNames = new Map(
  names
    .trim()
    .split(/\s+/)
    .map((name, index) => [
      name,
      letters[index % letters.length] + (Math.floor(index / letters.length) || ''),
    ]),
);

/** For terser: what to shorten, and to what. */
export const manglesOwnNames = {
  regex: new RegExp(`^(${[...ownNames.keys()].join('|')})$`),
  keep_quoted: 'strict',
};
export const shortOwnNames = () =>
  Object.fromEntries([...ownNames].map(([name, short]) => [`$${name}`, short]));
