interface NameListProps {
  id?: string;
  /** What the names are, above them. */
  title?: string;
  names: readonly string[];
}

/** Names below each other: many have commas, so they don't fit into a sentence. */
export function NameList({ id, title, names }: NameListProps) {
  return (
    <>
      {title && <p>{title}</p>}
      <ul id={id} className="bullets">
        {names.map((name, at) => (
          // Two products may have the same name.
          <li key={String(at)}>
            <bdi>{name}</bdi>
          </li>
        ))}
      </ul>
    </>
  );
}
