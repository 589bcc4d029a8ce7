import { useId } from 'react';
import type { Sector } from '../../shared/replies/prizes.js';
import { useI18n } from '../messages/i18n.js';
import { prizeTexts } from '../texts.js';
import { Pairs } from '../ui/Pairs.js';
import { ticketsOf } from './fair.js';
import './OddsTable.css';

/** A prize, and how likely it is. */
export type Odds = Omit<Sector, 'award_explain' | 'award_terms'> & Partial<Pick<Sector, 'award_terms'>>;

interface OddsTableProps {
  sectors: readonly Odds[];
  /** The sector to highlight. */
  highlighted?: number;
}

export function OddsTable({ sectors, highlighted }: OddsTableProps) {
  const texts = prizeTexts.useTexts().fair;
  const { numbers } = useI18n();
  const id = useId();
  const tickets = ticketsOf(sectors.map(({ weight }) => weight));
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
    <section className="odds" aria-labelledby={id} tabIndex={0}>
      <table className="table odds-table">
        <caption id={id}>{texts.odds}</caption>
        <thead>
          <tr>
            <th scope="col">{texts.sector}</th>
            <th scope="col">{texts.prize}</th>
            <th scope="col">{texts.chance}</th>
            <th scope="col">{texts.tickets}</th>
          </tr>
        </thead>
        <tbody>
          {sectors.map(({ award_level, award_name, award_terms, odds }, index) => {
            const range = tickets[index];
            return (
              <tr key={award_level} data-drawn={award_level === highlighted}>
                <td>{numbers.count(award_level)}</td>
                <th scope="row">
                  {award_name}
                  {award_terms && <p className="hint">{award_terms}</p>}
                </th>
                <td>{numbers.percent(odds * 100)}</td>
                <td>
                  {range ? (
                    <bdi dir="ltr">
                      {numbers.count(range[0])}–{numbers.count(range[1])}
                    </bdi>
                  ) : (
                    texts.noTickets
                  )}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}

/** Names with the values published or computed for a round, which are the same in every language. */
export function Facts({ facts }: { facts: readonly (readonly [name: string, value: string])[] }) {
  const code = (value: string) => (
    <code dir="ltr" translate="no">
      {value}
    </code>
  );
  return (
    <Pairs className="stack-small fair-facts" rows={facts.map(([name, value]) => [name, code(value)])} />
  );
}
