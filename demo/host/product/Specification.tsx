import { productTexts } from '../texts.js';

interface Row {
  name: string;
  value: string;
}

export function Specification({ rows }: { rows: readonly Row[] }) {
  const texts = productTexts.useTexts();
  return (
    <section className="specification" aria-labelledby="specification">
      <h2 id="specification">{texts.specification}</h2>
      <dl className="box">
        {rows.map(({ name, value }) => (
          <div key={name}>
            <dt>
              <bdi>{name}</bdi>
            </dt>
            <dd>
              <bdi>{value}</bdi>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
