const icon = (path: string) =>
  function Icon() {
    return (
      <svg
        viewBox="0 0 24 24"
        width="20"
        height="20"
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

export const PersonIcon = icon('M12 12.500a4.500 4.500 0 1 0 0-9 4.500 4.500 0 0 0 0 9zM4 21a8 8 0 0 1 16 0');
export const PinIcon = icon(
  'M12 21.500c4.500-5 7-8.400 7-11.500a7 7 0 0 0-14 0c0 3.100 2.500 6.500 7 11.500zM12 12.500a2.500 2.500 0 1 0 0-5 2.500 2.500 0 0 0 0 5z',
);
export const CheckIcon = icon('M5 12.500l4.500 4.500L19 7.500');
