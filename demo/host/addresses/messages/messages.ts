/** The texts of the address book's pages. `{name}` stands for the name of an address. */
export interface AddressMessages {
  title: string;
  lead: string;
  loading: string;
  add: string;
  addTitle: string;
  editTitle: string;
  empty: string;
  emptyText: string;
  guest: string;
  guestText: string;
  signIn: string;
  list: string;
  isDefault: string;
  edit: string;
  remove: string;
  makeDefault: string;
  /** The names of the buttons, which tell one address from the other. */
  editNamed: string;
  removeNamed: string;
  makeDefaultNamed: string;
  removeQuestion: string;
  removeText: string;
  keep: string;
  removed: string;
  saved: string;
  madeDefault: string;
  save: string;
  saving: string;
  cancel: string;
  fields: {
    contact_name: string;
    phone: string;
    street: string;
    unit: string;
    post_code: string;
    city_name: string;
    state: string;
    address_name: string;
  };
  optional: string;
  chooseState: string;
  nameHint: string;
  phoneHint: string;
  asDefault: string;
  wrong: {
    contact_name: string;
    phone: string;
    phoneDigits: string;
    street: string;
    post_code: string;
    city_name: string;
    state: string;
  };
  /** Above the form, when some of its fields are wrong. */
  check: string;
}
