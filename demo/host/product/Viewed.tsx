import { MixedRow } from '../goods/MixedRow.js';
import { useProductTexts } from './messages/load.js';
import { useViewed } from './useViewed.js';

/** What the shopper looked at before; remembers that this was looked at. */
export function Viewed({ id }: { id: string }) {
  const texts = useProductTexts();
  const viewed = useViewed(id);
  if (viewed.length === 0) return null;
  return (
    <section className="product-more">
      <h2>{texts.viewed}</h2>
      <MixedRow list={viewed} label={texts.viewed} />
    </section>
  );
}
