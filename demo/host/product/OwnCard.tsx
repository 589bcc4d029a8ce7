import { useProductTexts } from './messages/load.js';
import { StoreSign } from './StoreSign.js';

/** The shop itself, which sells the cars. */
export function OwnCard() {
  const { store, own } = useProductTexts();
  return (
    <section className="store-card" aria-labelledby="store">
      <h2 id="store">{store.title}</h2>
      <div className="store-card-row">
        <StoreSign name={own.name} color="#0b1f33" />
        <div>
          <p className="store-name">{own.name}</p>
          <p className="store-facts">{own.text}</p>
        </div>
      </div>
    </section>
  );
}
