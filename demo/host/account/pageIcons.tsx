/// <reference types="vite/types/importMeta.d.ts" />
import type { Drawing } from '../art/Picture.js';
import type { Page } from './pages.js';

/** An icon for each page, named after the page in kebab case. */
const icons = import.meta.glob<Drawing>('../../assets/icons/account/*.svg', {
  query: '?react',
  import: 'default',
  eager: true,
});

/** The icon of an account page. Its size is in pixels and defaults to 20. */
export function PageIcon({ page, size = 20 }: { page: Page; size?: number }) {
  const name = page.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  const Icon = icons[`../../assets/icons/account/${name}.svg`];
  return Icon && <Icon width={size} height={size} />;
}
