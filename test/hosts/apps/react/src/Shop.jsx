import { useState } from 'react';

/** @param Search the car search, as a component or as a tag. */
export function Shop({ Search }) {
  const [make, setMake] = useState(null);
  const [compact, setCompact] = useState(false);
  const [isShown, setShown] = useState(true);
  const [searched, setSearched] = useState('');
  const [jump, setJump] = useState('');

  const onNavigate = (event) => {
    event.preventDefault();
    setJump(`${event.detail.path} ${new URLSearchParams(event.detail.query)}`);
  };

  return (
    <main>
      {isShown && (
        <Search
          make={make}
          compact={compact}
          onSearch={({ detail }) => setSearched(`${detail.make} ${detail.model}`)}
          onNavigate={onNavigate}
        />
      )}
      <button type="button" onClick={() => setMake('skoda')}>
        Choose Škoda
      </button>
      <button type="button" onClick={() => setCompact(!compact)}>
        {compact ? 'Wide' : 'Compact'}
      </button>
      <button type="button" onClick={() => setShown(!isShown)}>
        {isShown ? 'Remove' : 'Add'}
      </button>
      <output>
        Searched for {searched}, to {jump}
      </output>
    </main>
  );
}
