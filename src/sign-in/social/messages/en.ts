import type { SocialMessages } from '../messages.js';

export default {
  opening: (name) => `Opening ${name}…`,
  waiting: (name) => `Please continue in the window of ${name}.`,
  number: 'If it asks for a number, enter',
  blocked: (name) => `The window of ${name} did not open by itself.`,
  closed: (name) =>
    `We did not hear from ${name}: its window was closed, or it cannot reach this page. Try again, or use another window.`,
  late: (name) => `We did not hear from ${name} in time.`,
  unavailable: (name) => `${name} cannot be reached right now. You can sign in with your email instead.`,
  finishing: (name) => `Signing you in with ${name}…`,
  bind: (name) => `${name} did not confirm your account. Please enter an email to continue.`,
  bindButton: 'Continue with this email',
  open: (name) => `Open ${name}`,
  again: 'Try again',
  otherWindow: 'Use another window',
  cancel: 'Cancel',
  underDevelopment: 'Under development',
} satisfies SocialMessages;
