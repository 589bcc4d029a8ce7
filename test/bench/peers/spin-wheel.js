// The wheel of https://github.com/CrazyTim/spin-wheel#readme with eight prizes. `spin` turns it to the fifth.
import { Wheel } from 'spin-wheel';

const { data } = await window.bench.prizes();
const wheel = new Wheel(document.querySelector('#wheel'), {
  items: data.prizes.map(({ award_name }) => ({ label: award_name })),
  itemBackgroundColors: ['#c2410c', '#fae6e0'],
  itemLabelColors: ['#fff', '#0b1f33'],
  borderWidth: 4,
  isInteractive: false,
});
window.spin = () =>
  new Promise((resolve) => {
    wheel.onRest = resolve;
    wheel.spinToItem(4, 3500, true, 6, 1);
  });
window.bench.usable();
