/**
 * The first lines of the classic script to run. The whole bundle comes after them, and a request sent now is answered
 * in the meantime.
 */
import { firstCalls } from 'storefront:manifest';
import { MARK } from './loader/convert.js';
import { sendEarly } from './loader/early-request.js';
import { ofDocument, scriptsBy } from './page/page-document.js';
import { pageRecord } from './page/page-record.js';

// A script in a shadow root isn't the document's current one.
const currentScript =
  ofDocument('currentScript') ?? scriptsBy((src) => src.includes('/storefront.classic.js')).at(-1);
// If there's another copy on the page, this tag doesn't have the whole configuration.
if (currentScript && !pageRecord.configure && !pageRecord.scripts) {
  for (const [name, [call, path]] of Object.entries(firstCalls)) {
    const element = document.querySelector(`storefront-${name},[${MARK}=${name}]`);
    if (element) sendEarly(call, path, currentScript.dataset, element);
  }
}
