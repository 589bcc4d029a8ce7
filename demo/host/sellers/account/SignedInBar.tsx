import type { SellerMessages } from '../messages/en.js';
import { leaveSeller } from '../session.js';

/** Who is signed in as a seller, and the way out. */
export function SignedInBar({ name, texts }: { name: string; texts: SellerMessages['account'] }) {
  const [before = '', after = ''] = texts.signedIn.split('{name}');
  return (
    <p className="seller-bar">
      <span>
        {before}
        <bdi>{name}</bdi>
        {after}
      </span>
      <button type="button" className="seller-link" onClick={() => void leaveSeller()}>
        {texts.signOut}
      </button>
    </p>
  );
}
