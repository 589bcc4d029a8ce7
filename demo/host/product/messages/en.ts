import type { Translation } from '../../messages/translation.js';

/** By the English name, which is what the API gives; beside those of cars. */
const colors: Readonly<Record<string, string>> = {
  Olive: 'Olive',
  Teal: 'Teal',
  Yellow: 'Yellow',
  Pink: 'Pink',
};

/** By the name that the API gives. */
const transmissions: Readonly<Record<string, string>> = {
  automatic: 'Automatic',
  manual: 'Manual',
  cvt: 'Continuously variable',
  'single-speed': 'Single-speed',
};

/** The texts of the page of a product. */
export const messages = {
  gallery: 'Pictures',
  picture: 'Picture {n} of {total}: {name}',
  closeUp: 'Close-up',
  /** Beneath a picture that is no photo. */
  drawing: 'Illustration',
  zoom: 'View larger',
  before: 'Previous picture',
  next: 'Next picture',
  closeZoom: 'Close',
  shownIn: 'In {color}',
  colors,
  newCar: 'New car',
  inStock: 'In stock',
  soldOut: 'Sold out',
  soldOutText: 'Save it, and look in again: most goods are back within weeks.',
  carHeld: 'Somebody has ordered this car. If the order is not paid, it is for sale again.',
  one: 'One of its kind: when it is sold, it is gone.',
  quantity: 'Quantity',
  less: 'One fewer',
  more: 'One more',
  total: 'Total for {n}',
  each: '{price} each',
  saved: 'You save {amount}',
  tiers: {
    title: 'Price by quantity',
    pieces: 'Pieces',
    price: 'Price each',
    next: 'From {n} pieces on: {price} each',
  },
  shipping: {
    title: 'Delivery',
    arrives: 'Arrives {dates}',
    days: '{min}–{max} days',
    to: 'To {place}',
    from: 'Ships from {place}',
    port: 'Stands at the port of {place}',
    choose: 'Choose your location',
    chooseText: 'for a closer estimate',
    change: 'Change location',
    weight: 'Shipping weight {weight}',
  },
  returns: 'Refunds and returns',
  store: {
    title: 'Sold by',
    since: 'Since {year}',
    factory: 'Factory',
    shop: 'US shop',
    visit: 'Visit the store',
  },
  own: {
    name: 'Meridian',
    text: 'Inspected by our engineers at the port; their report is on this page.',
  },
  about: 'About this product',
  inLanguage: 'This seller’s text is in {language}.',
  specification: 'Specification',
  spec: {
    make: 'Make',
    model: 'Model',
    year: 'Model year',
    body: 'Body',
    fuel: 'Fuel',
    mileage: 'Mileage',
    range: 'Electric range',
    drive: 'Drive',
    transmission: 'Transmission',
    color: 'Color',
    port: 'Port',
    number: 'Item number',
    department: 'Department',
  },
  transmissions,
  related: 'More of its kind',
  relatedCars: 'Cars like this one',
  viewed: 'You looked at these',
  soldSoFar: { one: '{n} sold so far', other: '{n} sold so far' },
};

export type ProductMessages = Translation<typeof messages>;
