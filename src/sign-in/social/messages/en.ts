/** The texts of a sign-in with a provider, except those on the buttons. */
const en = {
  opening: (name: string) => `Opening ${name}…`,
  waiting: (name: string) => `Please continue in the window of ${name}.`,
  /** Shown before the number. */
  number: 'If it asks for a number, enter',
  blocked: (name: string) => `The window of ${name} did not open by itself.`,
  closed: (name: string) =>
    `We did not hear from ${name}: its window was closed, or it cannot reach this page. Try again, or use another window.`,
  late: (name: string) => `We did not hear from ${name} in time.`,
  unavailable: (name: string) =>
    `${name} cannot be reached right now. You can sign in with your email instead.`,
  finishing: (name: string) => `Signing you in with ${name}…`,
  /** Shown if the server sends no message of its own. */
  bind: (name: string) => `${name} did not confirm your account. Please enter an email to continue.`,
  bindButton: 'Continue with this email',
  open: (name: string) => `Open ${name}`,
  again: 'Try again',
  otherWindow: 'Use another window',
  cancel: 'Cancel',
  underDevelopment: 'Under development',
};

export default en;
