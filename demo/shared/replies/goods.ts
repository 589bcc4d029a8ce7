import {
  array,
  boolean,
  coerce,
  defaulted,
  enums,
  type Infer,
  literal,
  nullable,
  type Struct,
  string,
  type,
  union,
  unknown,
} from 'superstruct';
import { ARTS, type Art, isArt } from '../art.js';
import { EQUIPMENT } from '../equipment.js';
import { CAR_LIST, type CountsOf, FLAG, GOODS_LIST, type ListFields, listedNames } from '../lists.js';
import { CarRecord } from './car-record.js';
import { Car, EMISSIONS, PLUGS } from './cars.js';
import { amount, fromText, hex, id, regionFees } from './fields.js';
import { allPhotos, firstPhoto } from './photo.js';

/** Replaces a picture that this release of the site can't draw yet. */
const ANY_ART: Art = 'tool-set';
const art = coerce(enums(ARTS), unknown(), (value) => (isArt(value) ? value : ANY_ART));
const zone = fromText(enums([1, 2]));
const flag = coerce(boolean(), unknown(), (value) => value === true || value === 1 || value === '1');
const span = type({ min: nullable(amount), max: nullable(amount) });

const Step = type({ min_qty: amount, price: amount });
const SpecificationLine = type({ name: string(), value: string() });

const listed = {
  goods_id: amount,
  slug: string(),
  goods_name: string(),
  /** The language of the name. Older replies don't have this field, and are in English. */
  lang: defaulted(string(), 'en'),
  cat_id: id,
  cat_name: string(),
  store_id: amount,
  store_name: string(),
  art,
  color: string(),
  color_hex: hex,
  price: amount,
  list_price: nullable(amount),
  discount: amount,
  /** The pieces of all sizes that it stands for. */
  stock: amount,
  sold: amount,
  zone,
  factory: flag,
  wholesale: array(Step),
  photo: firstPhoto,
  /** In how many sizes it's offered, if it stands for all of them. Older replies don't have this field. */
  sizes: defaulted(amount, 1),
  /** The line of the specification that says what it's made for. Older replies don't have this field. */
  fits: defaulted(nullable(SpecificationLine), null),
};

export const Goods = type(listed);

const Part = type({
  cat_id: id,
  cat_name: string(),
  slug: string(),
  art,
  color_hex: hex,
  /** Empty: there are two levels. */
  son_category: defaulted(array(unknown()), []),
});
export const Departments = array(type({ ...Part.schema, son_category: defaulted(array(Part), []) }));
export const DepartmentIndex = type({ category: Departments, oversea: Departments, factory: Departments });

const Placed = type({
  ...Part.schema,
  /** Null on the first level. */
  parent: defaulted(nullable(type({ ...Part.schema, parent: unknown() })), null),
});

/** One page of goods, with the department that they were narrowed down to. */
export const GoodsPage = type({
  list: array(Goods),
  total: amount,
  page: amount,
  pageSize: amount,
  category: nullable(Placed),
  corrected: nullable(string()),
});

/** Returns the structs of what the server counts by a list's description. Older replies may not have each of them. */
function countedFields<F extends ListFields>(list: F) {
  const rows = (name: string) =>
    list.choices[name]?.values === FLAG
      ? defaulted(array(type({ value: amount, count: amount })), [])
      : defaulted(array(type({ value: string(), count: amount })), []);
  const fields = {
    ...Object.fromEntries(listedNames(list).map((name) => [name, rows(name)])),
    ...Object.fromEntries(list.ranges.map((name) => [name, defaulted(span, { min: null, max: null })])),
  };
  // The fields are made one by one, which the type says by name.
  return fields as unknown as { [Name in keyof CountsOf<F>]: Struct<CountsOf<F>[Name], unknown> };
}

const named = array(type({ value: string(), name: string(), count: amount }));

/** How many goods each choice of a filter would leave. */
export const GoodsFacets = type({
  category: array(type({ cat_id: id, cat_name: string(), parent_id: nullable(id), count: amount })),
  /** By store, those with the most first. Older replies don't have this field. */
  store: defaulted(named, []),
  /** The versions of goods of one kind, in their order, and what they differ in. Older replies don't have these. */
  version: defaulted(named, []),
  version_name: defaulted(string(), ''),
  ...countedFields(GOODS_LIST),
});

/** How many cars each choice of a filter would leave. */
export const CarFacets = type({
  total: amount,
  brand: named,
  model: named,
  ...countedFields(CAR_LIST),
});

const store = {
  store_id: amount,
  slug: string(),
  store_name: string(),
  about: string(),
  /** The language of `about`. Older replies don't have this field, and are in English. */
  about_lang: defaulted(string(), 'en'),
  city: string(),
  country: string(),
  since: amount,
  factory: flag,
  color_hex: hex,
};

export const Store = type(store);
export const StoreDetail = type({ ...store, goods_count: amount });
/** Older replies don't have `goods_count`. */
const ListedStore = type({ ...store, goods_count: defaulted(nullable(amount), null) });
export const StorePage = type({ list: array(ListedStore), total: amount, page: amount, pageSize: amount });

const Shipping = type({
  zone,
  days_min: amount,
  days_max: amount,
  ships_from: string(),
  /** The same place as the page's language writes it. Older replies don't have this field. */
  ships_from_name: defaulted(string(), ''),
  /** What delivering one piece costs, in US cents, by the region of the address; null where a car can't go. */
  fees: regionFees,
  /** The value of the goods, in US cents, from which a parcel to the mainland is free; null if it never is. */
  free_from: nullable(amount),
  /** The import duty in the fees, in percent of a car's price. Older replies don't have this field. */
  duty_rate: defaulted(amount, 0),
});

const Version = type({
  goods_id: amount,
  slug: string(),
  label: string(),
  color: string(),
  price: amount,
  in_stock: flag,
  /** Of another store that sells it, or else null. Older replies don't have this field. */
  store_name: defaulted(nullable(string()), null),
});

export const GoodsDetail = type({
  kind: literal('goods'),
  goods: type({
    ...listed,
    description: string(),
    specification: array(SpecificationLine),
    pictures: array(type({ art, color: string(), color_hex: hex })),
    photos: allPhotos,
    /** The same goods in other versions, with this one, from any store. Older replies don't have this field. */
    versions: defaulted(array(Version), []),
  }),
  category: nullable(Placed),
  store: nullable(Store),
  shipping: Shipping,
  related: array(Goods),
});

export const CarDetail = type({
  kind: literal('car'),
  goods: type({
    ...Car.schema,
    photos: allPhotos,
    /** Of the usual version of its model, or of its trim. Older replies don't have these fields. */
    seats: defaulted(nullable(amount), null),
    engine: defaulted(
      nullable(
        type({
          liters: nullable(amount),
          hp: amount,
          /** The electric range of a hybrid that plugs in. Older replies don't have this field. */
          electric_km: defaulted(nullable(amount), null),
        }),
      ),
      null,
    ),
    equipment: defaulted(array(enums(EQUIPMENT)), []),
    /** The maker's name for how the car is equipped; null if it isn't known. Older replies don't have this field. */
    trim: defaulted(nullable(string()), null),
    /** What it was built for where it was first sold; null if that isn't known. Older replies don't have these fields. */
    doors: defaulted(nullable(amount), null),
    plug: defaulted(nullable(enums(PLUGS)), null),
    emissions: defaulted(nullable(enums(EMISSIONS)), null),
    /** Whether the order that holds the car is paid. Older replies don't have this field. */
    is_sold: defaulted(boolean(), false),
  }),
  shipping: Shipping,
  related: array(Car),
  /** Missing from older replies. */
  record: defaulted(nullable(CarRecord), null),
});

/** All there is to know about goods or a car. */
export const Detail = union([GoodsDetail, CarDetail]);

/** Goods and cars together, as in a browsing history. */
export const Mixed = array(
  union([type({ kind: literal('goods'), ...listed }), type({ kind: literal('car'), ...Car.schema })]),
);

export const Deals = type({ now: amount, ends_at: amount, list: array(Goods) });

export type Goods = Infer<typeof Goods>;
export type GoodsPage = Infer<typeof GoodsPage>;
export type GoodsFacets = Infer<typeof GoodsFacets>;
export type CarFacets = Infer<typeof CarFacets>;
export type Store = Infer<typeof Store>;
export type ListedStore = Infer<typeof ListedStore>;
export type StoreDetail = Infer<typeof StoreDetail>;
export type GoodsDetail = Infer<typeof GoodsDetail>;
export type CarDetail = Infer<typeof CarDetail>;
export type Shipping = Infer<typeof Shipping>;
export type Mixed = Infer<typeof Mixed>;
export type Department = Infer<typeof Departments>[number];
export type Deals = Infer<typeof Deals>;

/** The announcements on the shop's home page, in the page's language. */
export const Notices = array(type({ title: string(), content: string() }));
