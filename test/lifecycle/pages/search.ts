import { until } from '../held.js';

/** What the page reports to its test. The test isn't its opener, which would keep it out of the back-forward cache. */
export interface Report {
  readonly step: 'returned' | 'settled';
  /** Whether the page came from the back-forward cache, rather than being loaded again. */
  readonly persisted: boolean;
  readonly make: string | null | undefined;
  readonly canRetry: boolean;
}

const query = new URLSearchParams(location.search);
const run = query.get('run') ?? '';
const element = document.querySelector('storefront-car-search');
document.querySelector('storefront-config')?.setAttribute('api', query.get('api') ?? '');

const inside = (selector: string) => element?.shadowRoot?.querySelector(selector);
const isReady = () => inside('[role=combobox]');

function report(step: Report['step'], persisted: boolean): void {
  const make = inside('[part=make] .value')?.textContent;
  const report: Report = { step, persisted, make, canRetry: Boolean(inside('.failed button')) };
  localStorage.setItem(`${run}-${step}`, JSON.stringify(report));
}

addEventListener('pageshow', async ({ persisted }) => {
  if (!sessionStorage.getItem(run)) return;
  report('returned', persisted);
  await until(() => isReady() || inside('.failed button'), 'it is ready, or can be tried again');
  report('settled', persisted);
  window.close();
});

await import('../../../src/car-search/define.js');
if (!sessionStorage.getItem(run)) {
  const wait = query.get('leave') === 'ready' ? isReady : () => inside('[aria-busy=true]');
  await until(wait, 'it is time to leave');
  if (query.get('leave') === 'ready') element?.setAttribute('make', 'byd');
  await until(() => query.get('leave') !== 'ready' || inside('.clear'), 'the make is shown');
  // A page that navigates away before it has finished loading is replaced in the history.
  await until(() => document.readyState === 'complete', 'the page is loaded');
  sessionStorage.setItem(run, 'left');
  location.href = 'away.html';
}
