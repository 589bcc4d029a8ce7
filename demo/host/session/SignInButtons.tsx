import { Link } from 'react-router';
import { pathTo } from '../../shared/pages.js';
import { openDialog } from './openDialog.js';

interface SignInButtonsProps {
  texts: { readonly signIn: string; readonly createAccount: string };
  /** Where to return after creating an account. */
  redirect: string;
}

/** What a guest can do where a shopper is needed: sign in here, or create an account. */
export function SignInButtons({ texts, redirect }: SignInButtonsProps) {
  return (
    <div className="form-buttons">
      <button type="button" className="button" onClick={() => openDialog('storefront-sign-in')}>
        {texts.signIn}
      </button>
      <Link
        className="button button-quiet"
        to={`${pathTo('register')}?redirect=${encodeURIComponent(redirect)}`}
      >
        {texts.createAccount}
      </Link>
    </div>
  );
}
