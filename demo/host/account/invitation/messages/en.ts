import type { Translation } from '../../../messages/translation.js';

/** Texts of the page for inviting friends. */
export const messages = {
  title: 'Invite friends',
  lead: 'When a friend joins with your link, what is locked in your welcome gift opens. When their first order arrives, you get a spin of the prize wheel.',
  link: 'Your invitation link',
  copy: 'Copy link',
  copied: 'Copied',
  copyFailed: 'Your browser didn’t let us copy. Select the link and copy it yourself.',
  share: 'Share',
  /** The message before the link. */
  shareText: 'I buy cars and more at Meridian. Join with my link and get a welcome gift:',
  mail: 'Send by email',
  code: 'Or share your code',
  how: 'How it works',
  steps: [
    'Send your link to a friend.',
    'Your friend creates an account with it.',
    'When your friend’s first order has arrived, you get a spin of the wheel. Up to five a day.',
  ],
  friends: 'Friends who joined',
  count: { one: '{n} friend', other: '{n} friends' },
  none: 'No one yet',
  noneText: 'When a friend joins, you’ll see it here.',
};

export type InvitationMessages = Translation<typeof messages>;
