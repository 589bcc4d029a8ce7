import type { PluralForms } from '../../messages/messages.js';

/** The texts of the page of a product. */
export interface ProductMessages {
  gallery: string;
  picture: string;
  views: { side: string; front: string; rear: string; wheel: string; close: string };
  shownIn: string;
  /** By the English name, which is what the API gives; beside those of cars. */
  colors: Readonly<Record<string, string>>;
  newCar: string;
  inStock: string;
  soldOut: string;
  soldOutText: string;
  carHeld: string;
  one: string;
  quantity: string;
  less: string;
  more: string;
  total: string;
  each: string;
  saved: string;
  tiers: { title: string; pieces: string; price: string; next: string };
  shipping: {
    title: string;
    arrives: string;
    days: string;
    to: string;
    from: string;
    port: string;
    choose: string;
    chooseText: string;
    change: string;
    weight: string;
  };
  returns: string;
  store: { title: string; since: string; factory: string; shop: string; visit: string };
  own: { name: string; text: string };
  about: string;
  specification: string;
  spec: {
    make: string;
    model: string;
    year: string;
    body: string;
    fuel: string;
    mileage: string;
    range: string;
    drive: string;
    transmission: string;
    color: string;
    port: string;
    number: string;
    department: string;
  };
  transmissions: Readonly<Record<string, string>>;
  related: string;
  relatedCars: string;
  viewed: string;
  soldSoFar: PluralForms;
}
