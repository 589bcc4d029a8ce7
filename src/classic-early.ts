/**
 * The first lines of the classic script that run: all of the bundle comes behind them, and a request that is sent now is
 * answered meanwhile.
 */
import { firstCalls } from 'storefront:manifest';
import { MARK } from './loader/convert.js';
import { sendEarly } from './loader/early-request.js';
import { pageRecord } from './state/page-record.js';

const { currentScript } = document;
// Beside another copy, what this tag says is not all of the configuration.
if (currentScript && !pageRecord.configure && !pageRecord.scripts) {
  for (const [name, [call, path]] of Object.entries(firstCalls)) {
    const element = document.querySelector(`storefront-${name},[${MARK}=${name}]`);
    if (element) sendEarly(call, path, currentScript.dataset, element);
  }
}
