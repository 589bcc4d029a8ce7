export const messages = {
  title: 'Sell on Meridian',
  hero: {
    kicker: 'Meridian for sellers',
    title: 'Put your products where buyers already look',
    lead: 'Drivers and households in the US and abroad shop on Meridian every day. Open a store in four steps; you pay only when you sell.',
    start: 'Start selling',
    signIn: 'Sign in',
    dashboard: 'Go to your store',
    resume: 'Continue your application',
  },
  figures: [
    { value: '$0', label: 'to open a store and list products' },
    { value: '{fee}', label: 'of each sale, and nothing else' },
    { value: '2', label: 'business days to review an application' },
    { value: '4', label: 'languages your buyers can shop in' },
  ],
  benefits: {
    title: 'What you get',
    items: [
      {
        title: 'Buyers who know what they want',
        text: 'They come for a car and stay for tires, tools, and everything for the home.',
      },
      {
        title: 'Found right away',
        text: 'New products show up in lists, search, and suggestions as soon as you save them.',
      },
      {
        title: 'Orders in one place',
        text: 'See what sold, print where it goes, and mark it as shipped with the tracking number.',
      },
      {
        title: 'No overselling',
        text: 'We check every order against your stock, no matter how many buyers come at once.',
      },
      {
        title: 'Clear earnings',
        text: 'Sales, fees, and your share by month: what’s pending and what you can withdraw.',
      },
      {
        title: 'Your data stays yours',
        text: 'Only you and our reviewers can see your documents.',
      },
    ],
  },
  steps: {
    title: 'From application to first sale',
    items: [
      { title: 'Your company', text: 'Its registered name, number, and address.' },
      { title: 'Your contact', text: 'Who we contact, and in which language.' },
      { title: 'Your documents', text: 'Your registration and an ID, as a PDF or photo.' },
      { title: 'Your products', text: 'Your store’s name and what you sell. Then we review it.' },
    ],
    note: 'We save each step. Stop anytime and pick up on another device.',
  },
  fees: {
    title: 'All of our fees',
    lead: 'No monthly fee, no listing fee, no fine print.',
    what: 'Service',
    price: 'Price',
    rows: [
      { what: 'Opening a store', price: 'Free' },
      { what: 'Listing products', price: 'Free' },
      { what: 'Card payments and refunds', price: 'Included' },
      { what: 'Each sale by a store', price: '{shop}' },
      { what: 'Each sale by an approved factory', price: '{factory}' },
    ],
    try: 'How much will you earn?',
    yourPrice: 'Your price in US dollars',
    fee: 'Our fee',
    yours: 'You get',
  },
  faq: {
    title: 'Questions, answered',
    items: [
      {
        q: 'Who can sell here?',
        a: 'Registered companies and sole proprietors. Factories can also join the factory program and sell in bulk.',
      },
      {
        q: 'Which documents do you need?',
        a: 'Your business registration and an ID for the contact person, each a PDF, JPEG, or PNG of up to 5 MB. A tax document speeds up the review.',
      },
      {
        q: 'How long does the review take?',
        a: 'Up to two business days. If something is missing, we tell you here. Correct it and send the application again.',
      },
      {
        q: 'When do I get my money?',
        a: 'Once the buyer confirms that the order arrived. Until then, it’s listed as pending.',
      },
      {
        q: 'Who ships the orders?',
        a: 'You do. You see the address for each paid order and enter the tracking number when it ships.',
      },
      {
        q: 'I shop on Meridian. Can I use the same account?',
        a: 'A seller account is separate, with its own password. You may use the same email for both.',
      },
    ],
  },
  closing: {
    title: 'Your first sale starts here',
    text: 'It takes about ten minutes, and you can stop anytime.',
    factory: 'Run a factory? See the factory program',
  },
  account: {
    signIn: {
      title: 'Sign in as a seller',
      lead: 'For your store, orders, and application.',
      submit: 'Sign in',
    },
    register: {
      title: 'Create a seller account',
      lead: 'This is separate from your shopper account.',
      submit: 'Create account',
    },
    forgot: { title: 'Choose a new password', lead: 'We’ll email you a code.', submit: 'Change password' },
    name: 'Your name',
    email: 'Email',
    password: 'Password',
    newPassword: 'New password',
    again: 'Confirm password',
    code: 'Verification code',
    passwordHint: 'At least 6 characters',
    getCode: 'Get verification code',
    wait: 'Resend in {n}s',
    sent: 'We sent a code to {email}. It can take a minute to arrive.',
    busy: 'One moment…',
    forgotLink: 'Forgot your password?',
    toRegister: 'New here? Create a seller account',
    toSignIn: 'Already have an account? Sign in',
    changed: 'Your password was changed. Please sign in with the new one.',
    signedIn: 'Signed in as {name}',
    signOut: 'Sign out of the seller account',
    loading: 'Loading your seller account…',
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
  check: 'Please check the highlighted fields.',
};

export type SellerMessages = typeof messages;
