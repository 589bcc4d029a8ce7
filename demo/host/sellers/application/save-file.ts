/** Has the browser save a file: calls of a seller carry a token, which no link does. */
export function saveFile(file: Blob, name: string): void {
  const href = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = href;
  link.download = name;
  link.click();
  // The download has begun with the click, and keeps what it reads.
  URL.revokeObjectURL(href);
}
