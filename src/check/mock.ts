import { UsageError } from './command-line.js';
import { type MockOptions, openMock } from './mock-options.js';

/**
 * Serves a sample shop until the process is asked to end (contract section 9).
 * @param version the package's version, which the printed page loads
 * @returns the exit code
 * @throws {UsageError} if the port is taken or not permitted
 */
export async function serveMock(options: MockOptions, version: string): Promise<number> {
  const server = await openMock(options)
    .listen(options.port)
    .catch((error: NodeJS.ErrnoException) => {
      throw new UsageError(
        `Port ${options.port} can't be used (${error.code}). Choose another one with --port.`,
      );
    });
  console.log(`A sample shop answers at ${server.api}. In a page:

<script type="module" src="https://cdn.jsdelivr.net/npm/storefront-widgets@${version}/dist/storefront.js"
        data-api="${server.api}"></script>
<storefront-car-search></storefront-car-search>

Sign in as demo@example.com with demo123. Each verification code is 123456. Ctrl-C ends it.`);
  await new Promise<void>((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => resolve());
  });
  await server.close();
  return 0;
}
