/** A reply of `carIndex` with everything that the contract allows. */
export const validReply = {
  code: 200,
  msg: 'OK',
  data: {
    banner: {
      img_pc: '/hero.svg',
      title: ['Your next car', 'Shipped worldwide'],
      brand: [
        {
          brand_name: 'BYD',
          value: 'byd',
          brand_logo: '/byd.svg',
          car_model: [{ name: 'Seal', value: 'seal' }, 'Dolphin'],
        },
        { brand_name: 'Škoda', value: 'skoda', brand_logo: null, car_model: [] },
      ],
    },
  },
};

type Fields = Readonly<Record<string, unknown>>;

const fields = (value: unknown): Fields | null =>
  typeof value === 'object' && value !== null ? (value as Fields) : null; // any object has fields of any type

const isText = (value: unknown): boolean => typeof value === 'string';
const isUpTo = (most: number) => (value: unknown) => typeof value === 'string' && value.length <= most;
const isName = isUpTo(200);
const isId = isUpTo(128);
const mayBeUrl = (value: unknown): boolean => value === null || value === undefined || isUpTo(100_000)(value);
const isList = (value: unknown, each: (item: unknown) => boolean): boolean =>
  Array.isArray(value) && value.every(each);

const isModel = (value: unknown): boolean => {
  const model = fields(value);
  return isName(value) || (model !== null && isName(model.name) && isName(model.value));
};

const isMake = (value: unknown): boolean => {
  const make = fields(value);
  return (
    make !== null &&
    isText(make.brand_name) &&
    isId(make.value) &&
    mayBeUrl(make.brand_logo) &&
    isList(make.car_model, isModel)
  );
};

/** Contract section 4, written a second time by hand, to check the structs against. */
export function isCarIndexReply(reply: unknown): boolean {
  const code = fields(reply)?.code;
  const banner = fields(fields(fields(reply)?.data)?.banner);
  return (
    (typeof code === 'number' || (typeof code === 'string' && code.trim() !== '')) &&
    Number(code) === 200 &&
    banner !== null &&
    mayBeUrl(banner.img_pc) &&
    isList(banner.title, isText) &&
    isList(banner.brand, isMake)
  );
}
