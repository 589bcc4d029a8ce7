/** A store's sign: its initials on its color. The name is next to it. */
export function StoreSign({ name, color }: { name: string; color: string }) {
  const letters = name
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => /^\p{Lu}|^\p{N}/u.test(word))
    .slice(0, 2)
    .map((word) => [...word][0])
    .join('');
  return (
    <svg className="store-sign" viewBox="0 0 48 48" aria-hidden="true">
      <rect width="48" height="48" rx="10" fill={color} />
      <rect width="48" height="48" rx="10" fill="#000" fillOpacity=".28" />
      <text x="24" y="31" textAnchor="middle" fontSize="19" fontWeight="700" fill="#fff">
        {letters}
      </text>
    </svg>
  );
}
