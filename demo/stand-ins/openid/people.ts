/** Someone with an account at a provider. */
export interface Person {
  /** The provider's ID for the person. It never changes, and accounts of the shop are linked to it. */
  readonly id: string;
  readonly name: string;
  /** The text below the name in the list. */
  readonly note: string;
  /** Null if the provider has none or doesn't share it. */
  readonly email: string | null;
}

export const GOOGLE_PEOPLE: readonly Person[] = [
  {
    id: '108204268033311374519',
    name: 'Amelia Hart',
    note: 'amelia.hart@example.com',
    email: 'amelia.hart@example.com',
  },
  {
    id: '110248495921238986420',
    name: 'Omar Haddad',
    note: 'omar.haddad@example.com',
    email: 'omar.haddad@example.com',
  },
  {
    id: '113774264463038321964',
    name: 'Demo Shopper',
    note: 'demo@example.com, the address of an account of the shop',
    email: 'demo@example.com',
  },
];

export const X_PEOPLE: readonly Person[] = [
  { id: '2244994945', name: 'Noor Castell', note: '@noor_drives', email: null },
  { id: '783214', name: 'Jonas Weber', note: '@jonas_on_wheels', email: null },
];

export const FACEBOOK_PEOPLE: readonly Person[] = [
  {
    id: '10158221003411111',
    name: 'Priya Raman',
    note: 'priya.raman@example.com',
    email: 'priya.raman@example.com',
  },
  { id: '10158221003422222', name: 'Sam Okafor', note: 'Signed up by phone, without an email', email: null },
  {
    id: '10158221003433333',
    name: 'Demo Shopper',
    note: 'demo@example.com, the address of an account of the shop',
    email: 'demo@example.com',
  },
];
