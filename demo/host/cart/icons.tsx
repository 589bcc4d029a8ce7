const icon = (path: string, size = 20) =>
  function Icon() {
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
  };

export const CartIcon = icon('M3 4h2.500l2.200 11h10.200l2-8H6.300M9.500 20h.01M16.500 20h.01');
export const CheckIcon = icon('M5 12.500l4.500 4.500L19 7.500');
export const LockIcon = icon('M6 11h12v9H6zM8.500 11V8a3.500 3.500 0 0 1 7 0v3');
export const TruckIcon = icon(
  'M3 6h11v10H3zM14 10h4l3 3v3h-7M7 19a1.800 1.800 0 1 0 0-3.600 1.800 1.800 0 0 0 0 3.600zM17.500 19a1.800 1.800 0 1 0 0-3.600 1.800 1.800 0 0 0 0 3.600z',
);
export const ReturnIcon = icon('M4 9h11a5 5 0 0 1 0 10H8M4 9l4-4M4 9l4 4');
export const EmptyCartIcon = icon('M3 4h2.500l2.200 11h10.200l2-8H6.300M9.500 20h.01M16.500 20h.01', 56);
export const MinusIcon = icon('M5 12h14');
export const PlusIcon = icon('M5 12h14M12 5v14');
