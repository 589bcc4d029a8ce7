/** What `react-dom` is in the embed bundle. */
export { createPortal } from '@preact/compat';
