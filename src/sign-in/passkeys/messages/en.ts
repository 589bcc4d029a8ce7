/** The texts about passkeys. */
const en = {
  why: 'Add a passkey, and next time you sign in with your fingerprint, your face, or your screen lock. There is nothing to type or to remember.',
  add: 'Add a passkey',
  later: 'Not now',
  adding: 'Please follow your device…',
  failed: 'This device could not add a passkey. You can try again, or do it later in your account.',
  use: 'Sign in with a passkey',
  signingIn: 'Signing you in…',
};

export default en;
