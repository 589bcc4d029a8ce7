// Submits the card form without leaving the page, so the fields keep their values and the server needn't send them back.
import { groupNumber, tidyExpiry } from './card-text.js';

const form = document.querySelector('form');
const { number, expiry } = form.elements;

/** Groups the digits and keeps the caret after the same digit. */
function regroup() {
  const before = number.value.slice(0, number.selectionStart).replace(/\D/g, '').length;
  const grouped = groupNumber(number.value);
  if (grouped === number.value) return;
  number.value = grouped;
  let at = 0;
  for (let digits = 0; digits < before && at < grouped.length; at++) if (grouped[at] !== ' ') digits++;
  number.setSelectionRange(at, at);
}
number.addEventListener('input', regroup);
expiry.addEventListener('change', () => {
  expiry.value = tidyExpiry(expiry.value);
});
// The browser may have restored or filled in a number.
regroup();

/** Shows a field's error message, or clears it if there is no text. */
function tell(field, text) {
  document.getElementById(`${field.id}-wrong`)?.remove();
  field.setAttribute('aria-invalid', String(text !== undefined));
  if (text === undefined) return field.removeAttribute('aria-describedby');
  const wrong = document.createElement('p');
  wrong.className = 'wrong';
  wrong.id = `${field.id}-wrong`;
  wrong.textContent = text;
  field.setAttribute('aria-describedby', wrong.id);
  field.after(wrong);
}

/** Shows an error message above the form, or clears it if there is no text. */
function tellAbove(text) {
  document.querySelector('.declined')?.remove();
  if (text === undefined) return;
  const declined = document.createElement('p');
  declined.className = 'declined';
  declined.setAttribute('role', 'alert');
  declined.textContent = text;
  form.before(declined);
  declined.scrollIntoView({ block: 'nearest' });
}

/** Sends the form to the provider, as the browser would. Rejects if the provider can't be reached or reports an error. */
async function send(submitter) {
  const response = await fetch(form.action, {
    method: 'POST',
    headers: { accept: 'application/json' },
    body: new URLSearchParams(new FormData(form, submitter)),
  });
  if (!response.ok) throw new Error(`The provider answered with ${response.status}`);
  return response.json();
}

let isBusy = false;
form.addEventListener('submit', async (event) => {
  event.preventDefault();
  if (isBusy) return;
  isBusy = true;
  form.setAttribute('aria-busy', 'true');
  try {
    const { to, faults = {}, declined } = await send(event.submitter);
    if (to !== undefined) return location.assign(to);
    const fields = Array.from(form.querySelectorAll('input'));
    for (const field of fields) tell(field, faults[field.name]);
    tellAbove(declined);
    fields.find(({ name }) => name in faults)?.focus();
  } catch {
    tellAbove(form.dataset.failed);
  } finally {
    isBusy = false;
    form.removeAttribute('aria-busy');
  }
});
