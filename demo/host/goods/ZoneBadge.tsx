import { catalogueTexts } from '../catalogue/messages/load.js';
import { useSpeech } from '../messages/context.js';

/** How long it is on its way: 2–4 days from US stock, 9–21 days from overseas. */
export function ZoneBadge({ zone }: { zone: 1 | 2 }) {
  const { zones } = useSpeech().texts.car;
  const names = catalogueTexts.useTexts()?.card.zoneNames;
  return (
    <p className="zone-badge" data-zone={zone}>
      <svg
        viewBox="0 0 24 24"
        width="18"
        height="18"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.7"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
      >
        {zone === 1 ? (
          <path d="M2 6.500h11.500V16H2zM13.500 9.500h4l3.500 3.500v3h-7.500zM6 19a2 2 0 1 0 0-4 2 2 0 0 0 0 4zM17 19a2 2 0 1 0 0-4 2 2 0 0 0 0 4z" />
        ) : (
          <path d="M3 15h18l-2.500 5h-13zM6 15V9h5v6M11 15V6h6v9M8.500 9V6" />
        )}
      </svg>
      <span>{zones[zone]}</span>
      {names && <span className="visually-hidden">, {names[zone]}</span>}
    </p>
  );
}
