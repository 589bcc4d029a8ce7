import type { Translation } from '../../messages/translation.js';

/** The texts of the pages about the shop itself. */
export const messages = {
  about: {
    title: 'About us',
    lead: 'Meridian finds the car, checks it at the port, books the vessel and hands you the papers. Everything that goes with a car is in the same cart.',
    facts: {
      label: 'Meridian today',
      cars: 'cars ready to ship',
      makes: 'makes',
      goods: 'parts and goods',
      stores: 'independent stores',
    },
    story: [
      {
        title: 'It began with one car',
        text: 'In 2011 a friend in Amman asked us for a used hybrid from Yokohama. We found it, had it inspected, argued with three freight agents and learned that the hard part of buying a car abroad is not the car: it is knowing what comes next. So that is what we sell: a car, and every step after it.',
      },
      {
        title: 'People at the port, not in a call center',
        text: 'Our engineers stand where the cars stand: in Antwerp, Baltimore, Houston, Incheon, Kobe and Guangzhou. They drive each car, measure the paint, read the battery and photograph what they find. The report of 150 points stands on the car’s page before you pay.',
      },
      {
        title: 'And everything around the car',
        text: 'Owners kept asking for tires, chargers and child seats, so we opened the shop to independent stores and factories. Goods in the United States arrive in 2–4 days, goods from overseas in 9–21.',
      },
    ],
    promises: {
      title: 'What you can hold us to',
      list: [
        {
          title: 'One price',
          text: 'The price you see is the price at the port. Freight to your own port stands on the car’s page before you pay.',
        },
        {
          title: 'Your money waits',
          text: 'For a car that we ship abroad, it stays in escrow until the bill of lading is issued in your name.',
        },
        {
          title: 'A person answers',
          text: 'Whoever inspected your car answers your questions about it, within one working day.',
        },
      ],
    },
    ports: {
      title: 'Where we load',
      text: 'Antwerp · Emden · Baltimore · Newark · Jacksonville · Houston · Incheon · Kobe · Nagoya · Guangzhou',
    },
    closing: {
      title: 'Looking for something we do not list?',
      text: 'Tell us make, model and port. We look for it.',
    },
    browse: 'See all cars',
    contact: 'Write to us',
  },
  contact: {
    title: 'Contact',
    lead: 'A person reads every message, and answers within one working day.',
    channels: {
      title: 'Ways to reach us',
      mail: { title: 'Mail', text: 'For anything with papers or pictures.' },
      phone: { title: 'Phone', text: 'Monday to Friday, 8 am to 6 pm Eastern Time.' },
      chat: { title: 'Chat', text: 'The quickest way, every day until 10 pm.', open: 'Open the chat' },
      office: { title: 'Office', text: 'Meridian Car Export, 1200 Harbor Boulevard, Newark, NJ 07114' },
    },
    form: {
      title: 'Write to us',
      lead: 'All fields are required.',
      name: 'Your name',
      email: 'Email',
      topic: 'What is it about?',
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
      check: 'Please check the fields that are marked.',
      failed: 'The message could not be sent. What you wrote is still here: please try again.',
    },
    wrong: {
      nameEmpty: 'The name cannot be empty',
      emailEmpty: 'The email cannot be empty',
      emailWrong: 'Please enter the correct email format',
      messageShort: 'Please write at least 10 characters',
    },
    sent: {
      title: 'Your message is with us',
      text: 'It has the number {id}. We answer to {email} within one working day.',
      another: 'Write another message',
    },
    faq: {
      title: 'What others ask',
      list: [
        {
          title: 'How long does delivery take?',
          text: 'Goods in the United States take 2–4 days, goods from overseas 9–21 days. A car for another country leaves with the next vessel from its port; your quote tells the sailing date.',
        },
        {
          title: 'What does it cost to ship a car?',
          text: 'In the United States the checkout adds it. Anywhere else it depends on your port and the size of the car: its page tells the landed cost, and the quote that you ask for holds for seven days.',
        },
        {
          title: 'Can I send something back?',
          text: 'Goods can be returned within 30 days, unused and in their packaging. A car can be cancelled free of charge until it is loaded.',
        },
        {
          title: 'How is my payment protected?',
          text: 'Cards are charged by our payment provider, and we never see the number. For cars that we ship abroad the money stays in escrow until the bill of lading is issued in your name.',
        },
        {
          title: 'Which papers do I get with a car?',
          text: 'The title, the export certificate, the inspection report with photographs, the invoice and the bill of lading, all in English, with a certified translation on request.',
        },
        {
          title: 'I forgot my password. What now?',
          text: 'Choose “Forgot your password” when you sign in. We mail you a code, and with it you set a new one.',
        },
      ],
    },
  },
};

export type CompanyMessages = Translation<typeof messages>;
