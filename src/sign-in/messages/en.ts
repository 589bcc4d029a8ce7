/** The texts of the sign-in. */
const en = {
  title: 'Sign in / Create account',
  signIn: 'Sign in',
  createAccount: 'Create account',
  changePassword: 'Change password',
  close: 'Close',
  back: 'Back',
  /** On a provider's button, such as Google's. */
  withName: (name: string) => `Continue with ${name}`,
  withEmail: 'Continue with Email',
  or: 'or',
  continue: 'Continue',
  email: 'Email',
  password: 'Password',
  confirmation: 'Confirm password',
  code: 'Verification code',
  invitation: 'Invitation code (optional)',
  /** On the button that shows or hides the password. */
  show: 'Show',
  hide: 'Hide',
  getCode: 'Get verification code',
  codeSent: 'We sent a code to your email.',
  codeAgain: (seconds: number) => `Resend in ${seconds}s`,
  /** Shown below a password field. */
  capsLock: 'Caps Lock is on',
  /** Shown below the code field when only the code is missing. */
  codeSends: 'Once the code is in, the form sends itself.',
  /** How hard a new password is to guess, and how to make it harder. */
  strength: {
    weak: 'Easy to guess: add a word or two',
    fair: 'Fair: one more word makes it good',
    good: 'Good password',
    strong: 'Strong password',
  },
  forgot: 'Forgot your password',
  isNew: 'New here?',
  hasAccount: 'Already have an account?',
  terms: 'Terms and Conditions',
  privacy: 'Privacy Policy',
  /** A sentence around the two links. */
  agree: <T>(terms: T, privacy: T): readonly (T | string)[] => [
    'By continuing, you agree to our ',
    terms,
    ' and our ',
    privacy,
    '.',
  ],
  fullText: 'You can read the full text on our website, in a new tab.',
  openFullText: 'Open the full text',
  promotion: 'Download the app and get one free share',
  registered: 'Your account is ready. Please sign in.',
  changed: 'Your password has been changed. Please sign in with the new one.',
  /** Above the offer of a passkey, after signing in. */
  faster: 'Sign in faster next time',
  loading: 'Loading…',
  /** The errors of the fields (spec section 5). */
  faults: {
    emailEmpty: 'The email cannot be empty',
    emailFormat: 'Please enter the correct email format',
    pinEmpty: 'enter your PIN',
    passwordEmpty: 'Please fill in your password',
    passwordShort: 'The password must contain at least six characters',
    confirmationEmpty: 'Please enter your password here again',
    confirmationOther: 'The passwords are inconsistent',
    nameEmpty: 'The name cannot be empty',
    codeEmpty: 'Please verify security first',
    codeShort: 'Enter the correct verification code',
    resetEmailEmpty: 'Please fill in the email address',
    resetEmailFormat: 'Please enter the correct email address',
  },
};

export default en;
