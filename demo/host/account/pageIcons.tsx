/// <reference types="vite/types/importMeta.d.ts" />
import type { Drawing } from '../art/Picture.js';
import type { Page } from './pages.js';

/** A drawing for each page, of its name in kebab case. */
const icons = import.meta.glob<Drawing>('../../assets/icons/account/*.svg', {
  query: '?react',
  import: 'default',
  eager: true,
});

/** The sign of a page of the account. Its size is in pixels, 20 without it. */
export function PageIcon({ page, size = 20 }: { page: Page; size?: number }) {
  const name = page.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  const Icon = icons[`../../assets/icons/account/${name}.svg`];
  return Icon && <Icon width={size} height={size} />;
}
