/** Names with what was published or computed, which stays as it is in every language. */
export function Facts({ facts }: { facts: readonly (readonly [name: string, value: string])[] }) {
  return (
    <dl className="fair-facts">
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            <code dir="ltr" translate="no">
              {value}
            </code>
          </dd>
        </div>
      ))}
    </dl>
  );
}
