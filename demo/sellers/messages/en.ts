export const messages = {
  title: 'Sell on Meridian',
  hero: {
    kicker: 'Meridian for sellers',
    title: 'Put your goods where buyers already look',
    lead: 'Drivers and households in the US and abroad shop on Meridian every day. Open a store in four steps; you pay only when you sell.',
    start: 'Start selling',
    signIn: 'Sign in',
    dashboard: 'Go to your store',
    resume: 'Continue your application',
  },
  figures: [
    { value: '$0', label: 'to open a store and to list goods' },
    { value: '{fee}', label: 'of a sale, and nothing else' },
    { value: '2', label: 'business days until we review an application' },
    { value: '4', label: 'languages that buyers read us in' },
  ],
  benefits: {
    title: 'What you get',
    items: [
      {
        title: 'Buyers with a purpose',
        text: 'They come for a car and stay for tires, tools and everything around the home.',
      },
      {
        title: 'Found from the first hour',
        text: 'New goods are in the lists, the search and its suggestions as soon as you save them.',
      },
      {
        title: 'Orders in one place',
        text: 'See what was bought, print where it goes, and mark it as sent with the carrier’s number.',
      },
      {
        title: 'Stock that cannot be oversold',
        text: 'Every order is checked against your stock, however many buyers come at once.',
      },
      {
        title: 'Earnings in plain figures',
        text: 'Sales, fee and what is yours, by month: what is on its way and what you can take out.',
      },
      {
        title: 'Your data stay yours',
        text: 'Your documents are seen by you and our reviewers, and by nobody else.',
      },
    ],
  },
  steps: {
    title: 'From application to first sale',
    items: [
      { title: 'Your company', text: 'Its registered name, number and address.' },
      { title: 'Your contact', text: 'Who we write to, and in which language.' },
      { title: 'Your documents', text: 'The registration and an identity document, as PDF or photo.' },
      { title: 'Your goods', text: 'The name of the store and what you sell. Then we review.' },
    ],
    note: 'Each step is saved. Stop at any time and go on from another device.',
  },
  fees: {
    title: 'Fees, all of them',
    lead: 'No monthly fee, no listing fee, no small print.',
    what: 'What for',
    price: 'Price',
    rows: [
      { what: 'Opening a store', price: 'Free' },
      { what: 'Listing goods', price: 'Free' },
      { what: 'Card payments and refunds', price: 'Included' },
      { what: 'A sale by a store', price: '{shop}' },
      { what: 'A sale by an approved factory', price: '{factory}' },
    ],
    try: 'What will you earn?',
    yourPrice: 'Your price in US dollars',
    fee: 'Our fee',
    yours: 'You receive',
  },
  faq: {
    title: 'Questions, answered',
    items: [
      {
        q: 'Who can sell here?',
        a: 'Registered companies and sole proprietors. Factories can also join the factory program and sell by quantity.',
      },
      {
        q: 'Which documents do you need?',
        a: 'Your business registration and an identity document of the contact person, as PDF, JPEG or PNG of at most 5 MB each. A tax document speeds up the review.',
      },
      {
        q: 'How long does the review take?',
        a: 'Up to two business days. If something is missing, you read the reason here, correct it and send the application again.',
      },
      {
        q: 'When do I get my money?',
        a: 'A sale is yours once the buyer has confirmed that it arrived. Until then it is listed as on its way.',
      },
      {
        q: 'Who sends the parcels?',
        a: 'You do. You see the address of each paid order and enter the carrier’s number when it leaves.',
      },
      {
        q: 'I shop on Meridian. Can I use the same account?',
        a: 'A seller account is separate, with its own password. You may use the same email for both.',
      },
    ],
  },
  closing: {
    title: 'Your first sale begins here',
    text: 'It takes about ten minutes, and can be stopped at any time.',
    factory: 'You run a factory? See the factory program',
  },
  account: {
    signIn: {
      title: 'Sign in as a seller',
      lead: 'For your store, your orders and your application.',
      submit: 'Sign in',
    },
    register: {
      title: 'Create a seller account',
      lead: 'Separate from your account as a shopper.',
      submit: 'Create account',
    },
    forgot: { title: 'Choose a new password', lead: 'We mail you a code.', submit: 'Change password' },
    name: 'Your name',
    email: 'Email',
    password: 'Password',
    newPassword: 'New password',
    again: 'Confirm password',
    code: 'Verification code',
    passwordHint: 'At least 6 characters',
    getCode: 'Get verification code',
    wait: 'Again in {n} s',
    sent: 'We have sent a code to {email}. It can take a minute to arrive.',
    busy: 'One moment…',
    forgotLink: 'Forgot your password?',
    toRegister: 'New here? Create a seller account',
    toSignIn: 'Sign in with an account that you have',
    changed: 'Your password is changed. Please sign in with the new one.',
    signedIn: 'Signed in as {name}',
    signOut: 'Sign out of the seller account',
    loading: 'Looking up your seller account…',
    needed: 'Please sign in to your seller account to continue',
    wrong: {
      name: 'The name cannot be empty',
      emailEmpty: 'The email cannot be empty',
      email: 'Please enter the correct email format',
      passwordEmpty: 'Please fill in your password',
      password: 'The password must contain at least six characters',
      againEmpty: 'Please enter your password here again',
      again: 'The passwords are inconsistent',
      codeEmpty: 'Please verify security first',
      code: 'Enter the correct verification code',
    },
  },
  optional: '(optional)',
  check: 'Please check the marked fields.',
};

/** The texts of what selling here is, and of the seller's account. */
export type SellerMessages = typeof messages;
