import { record, string, type } from 'superstruct';

/** A setting of the shop, such as its theme color. */
export const Setting = type({ content: string(), value: string() });

/** Settings by their keys. */
export const Settings = record(string(), Setting);
