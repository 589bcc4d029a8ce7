/** The `react-dom` module of the embed bundle. */
export { createPortal } from '@preact/compat';
