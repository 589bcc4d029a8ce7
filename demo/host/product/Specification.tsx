import { productTexts } from './messages/load.js';

interface Row {
  name: string;
  value: string;
  /** Whether it is written in English, whatever the language of the page. */
  isEnglish?: boolean;
}

/** All there is to know, line by line. */
export function Specification({ rows }: { rows: readonly Row[] }) {
  const texts = productTexts.useTexts();
  return (
    <section className="specification" aria-labelledby="specification">
      <h2 id="specification">{texts.specification}</h2>
      <dl>
        {rows.map(({ name, value, isEnglish }) => (
          <div key={name} lang={isEnglish ? 'en' : undefined}>
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
