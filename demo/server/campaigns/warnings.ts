import { contrast } from '../../shared/contrast.js';
import type { Db } from '../db/database.js';
import { hasPage } from '../site/has-page.js';
import type { Campaign } from './campaign.js';
import { staleTexts } from './stale-texts.js';

/** Returns what is probably a mistake in a campaign without faults, a line each. `apply` doesn't refuse it. */
export async function warningsOf(db: Db, before: Campaign, campaign: Campaign): Promise<string[]> {
  const warnings = [...staleTexts(before, campaign), ...faintColors(campaign)];
  for (const [index, { path }] of campaign.navigation.entries())
    if (!(await hasPage(db, path)))
      warnings.push(`navigation[${index}].path: The shop has no page at ${path}.`);
  return warnings.map((warning) => `Warning: ${warning}`);
}

/** The widgets' panels, as `--storefront-surface` defaults to (`src/ui/tokens.css`). */
const SURFACES = { light: '#ffffff', dark: '#16202c' } as const;

/** WCAG 2.2, 1.4.11: what marks a choice or the focus. */
const NEEDED_BY_MARKS = 3;

/**
 * Warns about a theme color that marks of a choice, icons, and outlines can hardly be seen in. Text that is on the color
 * always has a contrast of 4.5:1 or more: the widgets write it in black or white, whichever reads better.
 */
const faintColors = ({ themeColor }: Campaign): string[] =>
  Object.entries(SURFACES).flatMap(([scheme, surface]) => {
    const ratio = contrast(themeColor, surface) ?? 21; // a campaign's color is always six digits
    // Rounded down: 2.99 is not enough.
    const shown = Math.floor(ratio * 100) / 100;
    return ratio < NEEDED_BY_MARKS
      ? [
          `themeColor: On ${scheme} panels, ${themeColor} has a contrast of ${shown}:1; marks and icons need ${NEEDED_BY_MARKS}:1.`,
        ]
      : [];
  });
