import type { Translation } from '../../messages/translation.js';

/** Keyed by the English name, which is what the API sends. Adds to the colors of cars. */
const colors: Readonly<Record<string, string>> = {
  Olive: 'Olive',
  Teal: 'Teal',
  Yellow: 'Yellow',
  Pink: 'Pink',
};

/** Keyed by the name that the API sends. */
const transmissions: Readonly<Record<string, string>> = {
  automatic: 'Automatic',
  manual: 'Manual',
  cvt: 'CVT',
  'single-speed': 'Single-speed',
};

export const messages = {
  gallery: 'Pictures',
  picture: 'Picture {n} of {total}: {name}',
  closeUp: 'Close-up',
  /** Shown below a picture that isn't a photo. */
  drawing: 'Illustration',
  /** The pictures of a car, by their view. */
  carViews: { front: 'Front', rear: 'Rear', side: 'Side', interior: 'Interior', diagram: 'Inspection' },
  marks: 'Marks of the inspection',
  noMarks: 'The engineers found nothing to mark.',
  zoom: 'View larger',
  before: 'Previous picture',
  next: 'Next picture',
  closeZoom: 'Close',
  shownIn: 'Color: {color}',
  colors,
  newCar: 'New',
  inStock: 'In stock',
  soldOut: 'Sold out',
  soldOutText: 'Save it and check back: most items are back in stock within weeks.',
  carHeld: 'Another buyer has ordered this car. If they don’t pay, it goes back on sale.',
  one: 'Only one available',
  quantity: 'Quantity',
  less: 'One fewer',
  more: 'One more',
  total: 'Total for {n}',
  saved: 'You save {amount}',
  tiers: {
    title: 'Price by quantity',
    pieces: 'Quantity',
    price: 'Price each',
  },
  shipping: {
    title: 'Delivery',
    arrives: 'Arrives {dates}',
    days: '{min}–{max} days',
    sea: '{min}–{max} days at sea',
    to: 'To {place}',
    from: 'Ships from {place}',
    port: 'At the port of {place}',
    choose: 'Choose your location',
    chooseText: 'for a more accurate date',
    change: 'Change location',
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
    text: 'Inspected by our engineers at the port. Their report is on this page.',
  },
  about: 'About this product',
  inLanguage: 'This seller’s text is in {language}.',
  specification: 'Specifications',
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
  related: 'Similar items',
  relatedCars: 'Similar cars',
  viewed: 'Recently viewed',
  soldSoFar: { one: '{n} sold', other: '{n} sold' },
};

export type ProductMessages = Translation<typeof messages>;
