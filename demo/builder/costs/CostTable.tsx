import type { CSSProperties } from 'react';
import ChevronIcon from '../../assets/icons/chevron.svg?react';
import { fill } from '../../host/messages/i18n.js';
import type { Kind } from '../choice/choice.js';
import { useI18n } from '../messages/i18n.js';
import type { Release } from '../snippets/release.js';
import { costsOf, type Measured } from './costs.js';

interface CostTableProps {
  release: Release;
  widget: string;
  kind: Kind;
  /** The preview's requests. Undefined until there are any. */
  measured: Measured | undefined;
}

const IN_BUNDLES: readonly Kind[] = ['react', 'next', 'vue'];

export function CostTable({ release, widget, kind, measured }: CostTableProps) {
  const { lang, texts } = useI18n();
  const { costs } = texts;
  const { files, first, later } = costsOf(release, widget, measured?.files);
  const size = (each: number) =>
    fill(costs.kilobytes, {
      number: new Intl.NumberFormat(lang, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(
        each / 1000,
      ),
    });
  const onDemand = files.filter(({ isLater }) => isLater).length;
  const most = Math.max(...files.map((each) => each.bytes));
  return (
    <section className="panel costs" aria-labelledby="costs">
      <div className="panel-head">
        <h2 id="costs">{texts.sections.costs}</h2>
        <p className="costs-total">
          <span>
            {costs.first} <strong>{size(first)}</strong>
          </span>
          {later > 0 && (
            <span>
              {costs.later} <strong>{size(later)}</strong>
            </span>
          )}
          {measured && <span>{fill(costs.calls, { count: measured.calls })}</span>}
        </p>
      </div>
      <details className="more-settings">
        <summary>
          {fill(costs.requests, { first: files.length - onDemand, later: onDemand })}
          <ChevronIcon />
        </summary>
        <table>
          <thead>
            <tr>
              <th scope="col">{costs.file}</th>
              <th scope="col">{costs.when}</th>
              <th scope="col">{costs.size}</th>
            </tr>
          </thead>
          <tbody>
            {files.map(({ file, bytes: each, isLater }) => (
              <tr key={file}>
                <th scope="row">
                  <bdi>{file}</bdi>
                </th>
                <td>{isLater ? costs.later : costs.first}</td>
                <td>
                  <span
                    className="costs-bar"
                    style={{ '--share': each / most } as CSSProperties} // its type has no custom properties
                    aria-hidden="true"
                  />
                  {size(each)}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
      <p className="form-hint">
        {measured ? costs.note : costs.unmeasured} {IN_BUNDLES.includes(kind) && costs.frameworks}
      </p>
    </section>
  );
}
