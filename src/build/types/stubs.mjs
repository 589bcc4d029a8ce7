import { doc } from './text.mjs';

/** Returns the types of the stubs. `elements.d.ts` has those of the elements, by tag. */
export const stubTypes = () => `import type { StorefrontEvents } from '../elements.js';

${doc('Defines an inert element for each widget, for DOMs that can’t draw them, such as jsdom and happy-dom: the attributes and properties are the widgets’, the methods do nothing, and nothing is drawn. Elements that are defined stay as they are.')}export declare function defineStubs(): void;

${doc('Sends an event from an element as the widget does. Returns false if a listener prevented what would happen next.')}export declare function emit<Name extends keyof StorefrontEvents>(element: Element, name: Name, detail: StorefrontEvents[Name]['detail']): boolean;
`;
