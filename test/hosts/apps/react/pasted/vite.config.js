export { default } from '../vite.config.js';
