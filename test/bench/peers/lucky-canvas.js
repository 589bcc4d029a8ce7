// The wheel of https://100px.net/usage/js.html with eight prizes. `spin` turns it to the fifth.
import { LuckyWheel } from 'lucky-canvas';

const { data } = await window.bench.prizes();
let stopped = () => {};
const wheel = new LuckyWheel('#wheel', {
  width: '432px',
  height: '432px',
  blocks: [{ padding: '8px', background: '#14202e' }],
  prizes: data.prizes.map(({ award_name }, index) => ({
    background: index % 2 ? '#fae6e0' : '#c2410c',
    fonts: [{ text: award_name, top: '10%', fontSize: '14px', fontColor: index % 2 ? '#0b1f33' : '#fff' }],
  })),
  buttons: [{ radius: '25%', background: '#0b1f33', pointer: true }],
  // Like ours: 3,500 ms if the award is known right away.
  defaultConfig: { accelerationTime: 1300, decelerationTime: 2200 },
  end: () => stopped(),
});
window.spin = () =>
  new Promise((resolve) => {
    stopped = resolve;
    wheel.play();
    wheel.stop(4);
  });
window.bench.usable();
