import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { array, create, string } from 'superstruct';

/** Odd request targets, a character a byte. Most of them can't be sent by `fetch`, which would tidy them up first. */
export const TARGETS = create(
  JSON.parse(readFileSync(new URL('corpora/requestTargets.json', import.meta.url), 'utf8')),
  array(string()),
);

export interface Answer {
  /** 0 if the server closed the connection without an answer. */
  readonly status: number;
  readonly location: string | undefined;
}

/** Sends a request to a server of this machine exactly as it is written. It must ask to close the connection. */
export async function sendRaw(port: number, head: string, body = ''): Promise<Answer> {
  const socket = connect(port, '127.0.0.1');
  let text = '';
  socket.setEncoding('latin1').on('data', (part) => {
    text += String(part);
  });
  socket.write(`${head}\r\n\r\n${body}`, 'latin1');
  // The server may refuse the request before it has read all of it.
  socket.on('error', () => {});
  await once(socket, 'close');
  return {
    status: Number(/^HTTP\/1\.1 (\d{3})/.exec(text)?.[1] ?? 0),
    location: /^location: (.*)\r$/im.exec(text)?.[1],
  };
}
