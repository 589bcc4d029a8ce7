import { CORS } from '../testing/faults.js';
import { startServer } from '../testing/listen.js';
import { UsageError } from './command-line.js';
import { type MockOptions, openMock } from './mock-options.js';
import { readDistFile } from './read-dist-file.js';

/**
 * Serves a sample shop until the process is asked to end (contract section 9), and the widgets' files at `/dist/`, so that
 * the page it prints works as it is.
 * @returns the exit code
 * @throws {UsageError} if the port is taken or not permitted
 */
export async function serveMock(options: MockOptions): Promise<number> {
  const mock = openMock(options);
  const handle = async (request: Request): Promise<Response> => {
    const file = request.method === 'GET' ? await readDistFile(new URL(request.url).pathname) : null;
    if (file === null) return mock.handle(request);
    return new Response(file.content, { headers: { ...CORS, 'Content-Type': file.type } });
  };
  const server = await startServer(handle, options.port).catch((error: NodeJS.ErrnoException) => {
    throw new UsageError(
      `Port ${options.port} can't be used (${error.code}). Choose another one with --port.`,
    );
  });
  const { origin } = new URL(server.api);
  const dist = `${origin}/dist/`;
  console.log(`A sample shop answers at ${server.api}. In a page:

<link rel="stylesheet" href="${dist}storefront.css">
<script type="module" src="${dist}storefront.js"
        data-api="${server.api}" data-site="${origin}"></script>
<storefront-car-search></storefront-car-search>

Sign in as demo@example.com with demo123. Every verification code is 123456. Press Ctrl-C to stop.`);
  await new Promise<void>((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => resolve());
  });
  await server.close();
  return 0;
}
