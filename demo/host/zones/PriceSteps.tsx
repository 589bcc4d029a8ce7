import { useZoneTexts } from './messages/load.js';

/** How the price of a piece falls with the quantity, drawn as steps. */
export function PriceSteps() {
  const { factory: texts } = useZoneTexts();
  return (
    <ol className="price-steps" aria-label={texts.how}>
      {texts.steps.map((step, at) => (
        <li key={step} data-step={at}>
          <span className="price-step" aria-hidden="true" />
          {step}
        </li>
      ))}
    </ol>
  );
}
