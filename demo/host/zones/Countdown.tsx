import { fill } from '../messages/fill.js';
import { zoneTexts } from './messages/load.js';

const two = (value: number) => String(value).padStart(2, '0');

/** What is left, in hours, minutes and seconds; those who listen are told hours and minutes when they ask. */
export function Countdown({ left }: { left: number }) {
  const { deals: texts } = zoneTexts.useTexts();
  const seconds = Math.ceil(left / 1_000);
  const parts = [
    { name: texts.hours, value: Math.floor(seconds / 3_600) },
    { name: texts.minutes, value: Math.floor(seconds / 60) % 60 },
    { name: texts.seconds, value: seconds % 60 },
  ];
  const time = parts
    .slice(0, 2)
    .map(({ name, value }) => `${value} ${name}`)
    .join(', ');
  return (
    <div className="row countdown" role="timer" aria-label={fill(texts.endsIn, { time })}>
      <span className="countdown-label" aria-hidden="true">
        {texts.ends}
      </span>
      <span className="countdown-parts" aria-hidden="true" translate="no">
        {parts.map(({ name, value }) => (
          <span className="countdown-part" key={name}>
            <span className="countdown-value">{two(value)}</span>
            <span className="countdown-name">{name}</span>
          </span>
        ))}
      </span>
    </div>
  );
}
