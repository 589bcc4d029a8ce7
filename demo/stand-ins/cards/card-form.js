// Sends the card's form without leaving the page: what was typed stays in its fields, and nobody has to send it back.
import { groupNumber, tidyExpiry } from './card-text.js';

const form = document.querySelector('form');
const { number, expiry } = form.elements;

/** Groups the digits, with the caret after the same digit as before. */
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
// What the browser has kept or filled in by itself.
regroup();

/** Says at a field what is wrong with it; without a text, that nothing is. */
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

/** Says above the form what is wrong with all of it; without a text, that nothing is. */
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

/** Asks the provider, as the form itself would. Rejects where it cannot be reached. */
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
