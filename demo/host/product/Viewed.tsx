import { useQuery } from '@tanstack/react-query';
import type { Mixed } from '../../shared/replies/goods.js';
import { loadSome, recordView } from '../api/goods.js';
import { historyQuery } from '../api/history.js';
import { MixedRow } from '../goods/MixedRow.js';
import { tokenOf, useStorefront } from '../session/useStorefront.js';
import { whenVisible } from '../shell/whenVisible.js';
import { productTexts } from '../texts.js';

const KEY = 'recentlyViewed';

/** How many products the browser keeps for a guest. */
const KEPT = 13;
const SHOWN = 12;

function readViewed(): string[] {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(value) ? value.filter((id) => typeof id === 'string' && /^\d{1,9}$/.test(id)) : [];
  } catch {
    // Storage may be denied, or contain something else.
    return [];
  }
}

function saveViewed(id: string): void {
  try {
    localStorage.setItem(
      KEY,
      JSON.stringify([id, ...readViewed().filter((each) => each !== id)].slice(0, KEPT)),
    );
  } catch {
    // Without storage, a guest has no history.
  }
}

/** Loads what was viewed before, and only then records this view, which would be the newest. */
async function viewedBefore(id: string, token: string | null): Promise<Mixed> {
  const others = readViewed().filter((each) => each !== id);
  try {
    if (token !== null) return (await historyQuery(1).queryFn()).list;
    return others.length > 0 ? await loadSome(others) : [];
  } finally {
    if (token === null) void whenVisible().then(() => saveViewed(id));
    // A view that can't be recorded is no reason to bother the shopper.
    else recordView(id).catch(() => undefined);
  }
}

/** Shows what the shopper viewed before, and records this view. */
export function Viewed({ id }: { id: string }) {
  const texts = productTexts.useTexts();
  const token = useStorefront(tokenOf);
  const { data = [] } = useQuery({
    queryKey: ['viewed', id, token],
    queryFn: () => viewedBefore(id, token),
    // Each visit is another view.
    gcTime: 0,
  });
  const viewed = data.filter((one) => String(one.goods_id) !== id).slice(0, SHOWN);
  if (viewed.length === 0) return null;
  return (
    <section className="product-more screen-only">
      <h2>{texts.viewed}</h2>
      <MixedRow list={viewed} label={texts.viewed} />
    </section>
  );
}
