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
              {/* An Arabic value may begin with a Latin word. */}
              <bdi dir={/\p{Script=Arabic}/u.test(value) ? 'rtl' : undefined}>{value}</bdi>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
