import { useState } from 'react';

/** A make's logo; its first letter when there is none or it can't be loaded. The name stands beside it. */
export function MakeLogo({ name, src }: { name: string; src: string }) {
  const [broken, setBroken] = useState('');
  return (
    <span className="make-logo" aria-hidden="true">
      {src && broken !== src ? (
        <img src={src} alt="" width="40" height="40" loading="lazy" onError={() => setBroken(src)} />
      ) : (
        name.slice(0, 1)
      )}
    </span>
  );
}
