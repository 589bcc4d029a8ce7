/**
 * The company behind the demo store, for every page and mail that names it. It's fictional: the mailbox is at a domain
 * that nobody can have, and the phone number is from the range that's reserved for fiction.
 */
export const COMPANY = {
  /** Its legal name. Shoppers mostly read "Meridian". */
  name: 'Meridian Car Export LLC',
  /** Its number in New Jersey's register of businesses. */
  registration: '0400000000',
  /** The lines of its postal address, below the name. */
  address: ['1200 Harbor Boulevard', 'Newark, NJ 07114'],
  phone: '+1 (973) 555-0142',
  /** The mailbox that shoppers write to. */
  mail: 'service@meridian.example',
  /** The sender of mails that nobody answers. */
  sender: 'Meridian <no-reply@meridian.example>',
} as const;
