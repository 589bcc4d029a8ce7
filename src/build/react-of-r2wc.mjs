import { createElement } from '@preact/compat';

/** What `react` is to r2wc, which imports it as a whole. */
export default { createElement };
