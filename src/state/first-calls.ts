/** What every widget asks the server for, once it is drawn: the accent colour, and on a first visit the visitor's id. */
export { loadThemeColor } from './theme-color.js';
export { welcomeVisitor } from './visitor.js';
