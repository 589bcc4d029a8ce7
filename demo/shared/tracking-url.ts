/** The pages where carriers tell where a parcel is. A number goes to the end. */
const CARRIERS: Readonly<Record<string, string>> = {
  USPS: 'https://tools.usps.com/go/TrackConfirmAction?tLabels=',
  UPS: 'https://www.ups.com/track?tracknum=',
  FedEx: 'https://www.fedex.com/fedextrack/?trknbr=',
  DHL: 'https://www.dhl.com/us-en/home/tracking.html?tracking-id=',
};

/** Returns where to track what was sent with a carrier, such as "USPS 9400 1000"; null for any other note. */
export function trackingUrl(note: string): string | null {
  const [, name = '', number = ''] = /^(\w+) +(\w[\w -]*)$/.exec(note) ?? [];
  const page = Object.entries(CARRIERS).find(([carrier]) => carrier.toLowerCase() === name.toLowerCase());
  return page ? page[1] + number.replace(/[ -]/g, '') : null;
}
