/** Pastes a text into a field as a shopper does. Like a browser, it cuts the text if nobody handles the event. */
export function paste(field: HTMLInputElement, text: string): void {
  field.focus();
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/plain', text);
  const event = new ClipboardEvent('paste', {
    clipboardData,
    bubbles: true,
    cancelable: true,
    composed: true,
  });
  // Firefox leaves out the data of an event that a script makes.
  Object.defineProperty(event, 'clipboardData', { value: clipboardData });
  if (!field.dispatchEvent(event)) return;
  const room = field.maxLength < 0 ? text.length : field.maxLength - field.value.length;
  // React ignores an event after a change through the field's own property, which it has replaced.
  const property = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
  property?.set?.call(field, field.value + text.slice(0, Math.max(room, 0)));
  field.dispatchEvent(new Event('input', { bubbles: true, composed: true }));
}
