import type { PluralForms } from '../../../messages/messages.js';

/** The texts of the page that invites friends. */
export interface InvitationMessages {
  title: string;
  lead: string;
  link: string;
  copy: string;
  copied: string;
  copyFailed: string;
  share: string;
  /** What a friend reads before the link. */
  shareText: string;
  mail: string;
  code: string;
  how: string;
  steps: [string, string, string];
  friends: string;
  count: PluralForms;
  none: string;
  noneText: string;
}
