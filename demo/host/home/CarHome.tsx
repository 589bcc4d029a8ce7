import { pathTo } from '../../shared/pages.js';
import { useI18n } from '../messages/i18n.js';
import { arrivalShelfQuery, carShelfQuery, IN_US } from './carShelf.js';
import { DealsSection } from './DealsSection.js';
import { Steps, WhyUs } from './Reasons.js';
import { Section } from './Section.js';
import { Arrivals, Cars, DepartmentsSection, MakesSection } from './sections.js';

const SHOWN = { arrivals: 8, bargains: 4, deals: 5 } as const;

const BARGAINS = { sort: 'price_asc', ...IN_US } as const;

export const arrivalsQuery = arrivalShelfQuery(SHOWN.arrivals);
export const bargainsQuery = carShelfQuery(SHOWN.bargains, BARGAINS);

/** The home page of a car exporter, below its hero. */
export function CarHome() {
  const { home } = useI18n().texts;
  return (
    <>
      <MakesSection />
      <Arrivals id="arrivals" query={arrivalsQuery} count={SHOWN.arrivals} />
      <Section
        id="bargains"
        title={home.bargains}
        lead={home.bargainsLead}
        more={{ text: home.allBargains, to: `${pathTo('categories')}?${new URLSearchParams(BARGAINS)}` }}
      >
        <Cars query={bargainsQuery} count={SHOWN.bargains} />
      </Section>
      <WhyUs />
      <DealsSection count={SHOWN.deals} />
      <DepartmentsSection />
      <Steps />
    </>
  );
}
