import { createElement } from '@preact/compat';

/** The `react` module for r2wc, which uses the default import. */
export default { createElement };
