import { useId } from 'react';
import { zoneTexts } from './messages/load.js';

const two = (value: number) => String(value).padStart(2, '0');

/**
 * What is left, in hours, minutes and seconds, told and drawn as the gift popup's: a timer, which those who listen are
 * told when they ask.
 */
export function Countdown({ left }: { left: number }) {
  const { deals: texts } = zoneTexts.useTexts();
  const id = useId();
  const seconds = Math.ceil(left / 1_000);
  const parts = [
    { name: texts.hours, value: Math.floor(seconds / 3_600) },
    { name: texts.minutes, value: Math.floor(seconds / 60) % 60 },
    { name: texts.seconds, value: seconds % 60 },
  ];
  return (
    <div className="row countdown">
      <span className="countdown-label" id={id}>
        {texts.ends}
      </span>
      <span className="countdown-parts" role="timer" aria-labelledby={id} dir="ltr">
        {parts.map(({ name, value }) => (
          <span className="countdown-part" key={name}>
            <span className="countdown-value" translate="no">
              {two(value)}
            </span>{' '}
            <span className="countdown-name">{name}</span>
          </span>
        ))}
      </span>
    </div>
  );
}
