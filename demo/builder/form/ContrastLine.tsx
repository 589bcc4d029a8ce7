import { fill } from '../../host/messages/speech.js';
import { contrast } from '../choice/contrast.js';
import { useSpeech } from '../messages/speech.js';

interface ContrastLineProps {
  color: string;
  on: string;
  /** The least contrast. */
  needs: number;
  /** What the color stands on, in words. */
  other: string;
}

/** Says whether a color can be told from what it stands on; nothing of colors that are not in hex. */
export function ContrastLine({ color, on, needs, other }: ContrastLineProps) {
  const { form } = useSpeech().texts;
  const ratio = contrast(color, on);
  if (ratio === null) return null;
  const isEnough = ratio >= needs;
  return (
    <p className="contrast" data-good={isEnough}>
      {fill(isEnough ? form.contrastGood : form.contrastBad, {
        // Rounded down: 4.49 is not enough.
        ratio: Math.floor(ratio * 10) / 10,
        needed: needs,
        other,
      })}
    </p>
  );
}
