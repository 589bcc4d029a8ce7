import type { Translation } from '../../messages/translation.js';

export const messages = {
  about: {
    title: 'About us',
    lead: 'Meridian finds the car, inspects it at the port, books the ship, and hands you the paperwork. Everything that goes with a car is in the same cart.',
    facts: {
      label: 'Meridian today',
      cars: 'cars ready to ship',
      makes: 'makes',
      goods: 'parts and products',
      stores: 'independent stores',
    },
    story: [
      {
        title: 'It began with one car',
        text: 'In 2011, a friend in Amman asked us to find a used hybrid in Yokohama. We found it, had it inspected, argued with three freight agents, and learned that the hard part of buying a car abroad isn’t the car: it’s knowing what comes next. So that’s what we sell: a car, and every step after it.',
      },
      {
        title: 'People at the port, not in a call center',
        text: 'Our engineers work where the cars are: in Antwerp, Baltimore, Houston, Incheon, Kobe, and Guangzhou. They drive each car, measure the paint, test the battery, and photograph what they find. Their 150-point inspection report is on the car’s page before you pay.',
      },
      {
        title: 'And everything around the car',
        text: 'Owners kept asking for tires, chargers, and child seats, so we opened the shop to independent stores and factories. Items from US stock arrive in 2–4 days, items from overseas in 9–21.',
      },
    ],
    promises: {
      title: 'Our promises',
      list: [
        {
          title: 'One price',
          text: 'The price you see is the price at the port. Freight to your own port is on the car’s page before you pay.',
        },
        {
          title: 'Your money waits',
          text: 'For a car that we ship abroad, it stays in escrow until the bill of lading is issued in your name.',
        },
        {
          title: 'A person answers',
          text: 'The person who inspected your car answers your questions about it, within one business day.',
        },
      ],
    },
    ports: {
      title: 'Where we load',
      text: 'Antwerp · Emden · Baltimore · Newark · Jacksonville · Houston · Incheon · Kobe · Nagoya · Guangzhou',
    },
    closing: {
      title: 'Looking for something we don’t list?',
      text: 'Tell us the make, model, and port, and we’ll find it.',
    },
    browse: 'See all cars',
    contact: 'Write to us',
  },
  contact: {
    title: 'Contact',
    lead: 'A real person reads every message and replies within one business day.',
    channels: {
      title: 'Ways to reach us',
      mail: { title: 'Email', text: 'For anything with documents or photos.' },
      phone: { title: 'Phone', text: 'Monday to Friday, 8 am to 6 pm Eastern Time.' },
      chat: {
        title: 'Chat',
        text: 'The fastest way to reach us, every day until 10 pm Eastern Time.',
        open: 'Open the chat',
      },
      office: 'Office',
    },
    form: {
      title: 'Write to us',
      lead: 'All fields are required.',
      name: 'Your name',
      email: 'Email',
      topic: 'What’s it about?',
      topics: {
        order: 'An order',
        car: 'A car',
        return: 'A return or refund',
        account: 'My account',
        selling: 'Selling at Meridian',
        other: 'Something else',
      },
      message: 'Message',
      left: '{n} characters left',
      send: 'Send message',
      sending: 'Sending…',
      check: 'Please check the highlighted fields.',
      failed: 'We couldn’t send your message. What you wrote is still here, so please try again.',
    },
    wrong: {
      nameEmpty: 'The name cannot be empty',
      emailEmpty: 'The email cannot be empty',
      emailWrong: 'Please enter the correct email format',
      messageShort: 'Please write at least 10 characters',
    },
    sent: {
      title: 'We got your message',
      text: 'Your reference number is {id}. We’ll reply to {email} within one business day.',
      another: 'Write another message',
    },
    faq: {
      title: 'Frequently asked questions',
      list: [
        {
          title: 'How long does delivery take?',
          text: 'Items from US stock take 2–4 days, items from overseas 9–21 days. A car for another country leaves on the next ship from its port; your quote has the sailing date.',
        },
        {
          title: 'What does it cost to ship a car?',
          text: 'In the United States, checkout adds it. Anywhere else, it depends on your port and the size of the car: its page shows the landed cost, and a quote is good for seven days.',
        },
        {
          title: 'Can I return something?',
          text: 'Yes: within 30 days, unused and in their packaging. Open the order in your account and choose “Return items.” You can cancel a car free of charge until it’s loaded.',
        },
        {
          title: 'How is my payment protected?',
          text: 'Our payment provider charges your card, and we never see the number. For cars that we ship abroad, your money stays in escrow until the bill of lading is issued in your name.',
        },
        {
          title: 'What paperwork comes with a car?',
          text: 'The title, the export certificate, the inspection report with photos, the invoice, and the bill of lading. They’re all in English, with a certified translation on request.',
        },
        {
          title: 'I forgot my password. What now?',
          text: 'Choose “Forgot your password” when you sign in. We’ll email you a code to set a new one.',
        },
      ],
    },
  },
};

export type CompanyMessages = Translation<typeof messages>;
