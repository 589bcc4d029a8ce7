interface LinesProps {
  /** Drawn on 24 by 24. */
  readonly path: string;
  /** In pixels; 20 without it. */
  readonly size?: number | undefined;
}

/** A drawing in lines of the text's colour, which says nothing that isn't written beside it. */
export function Lines({ path, size = 20 }: LinesProps) {
  return (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.8"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={path} />
    </svg>
  );
}

const icon = (path: string, usualSize?: number) =>
  function Icon({ size = usualSize }: { size?: number }) {
    return <Lines path={path} size={size} />;
  };

export const CartIcon = icon('M3 4h2.500l2.200 11h10.200l2-8H6.300M9.500 20h.01M16.500 20h.01');
export const CheckIcon = icon('M5 12.500l4.500 4.500L19 7.500');
/** Points down, to what a button opens. */
export const ChevronIcon = icon('M6 9.500l6 6 6-6', 16);
/** Takes away, or closes. */
export const CloseIcon = icon('M6 6l12 12M18 6L6 18');
export const FilterIcon = icon('M4 7h10M18 7h2M4 17h2M10 17h10M16 4.500v5M8 14.500v5');
export const LockIcon = icon('M6 11h12v9H6zM8.500 11V8a3.500 3.500 0 0 1 7 0v3');
export const MinusIcon = icon('M5 12h14');
export const PlusIcon = icon('M5 12h14M12 5v14');
export const ReturnIcon = icon('M4 9h11a5 5 0 0 1 0 10H8M4 9l4-4M4 9l4 4');
export const ShipIcon = icon('M3 15h18l-2.500 5h-13zM6 15V9h5v6M11 15V6h6v9M8.500 9V6');
export const TruckIcon = icon(
  'M2 6.500h11.500V16H2zM13.500 9.500h4l3.500 3.500v3h-7.500zM6 19a2 2 0 1 0 0-4 2 2 0 0 0 0 4zM17 19a2 2 0 1 0 0-4 2 2 0 0 0 0 4z',
);
