import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { npmCommand } from '../../../src/build/platform.mjs';
import { pack } from '../../bundle/packed.js';

const execute = promisify(execFile);

/** The package, packed once for all apps of a process and deleted with them. */
const packed = pack();

interface Manifest {
  readonly dependencies: Readonly<Record<string, string>>;
}

export interface InstalledApp {
  readonly folder: string;
  /** Runs a script of the app's package.json and returns its output. If the script fails, rejects with the output. */
  run(script: string, env?: Readonly<Record<string, string>>): Promise<string>;
}

/** The environment of an app's programs, with telemetry turned off. */
const environment = {
  PATH: process.env.PATH,
  HOME: process.env.HOME,
  CI: '1',
  NO_COLOR: '1',
  NEXT_TELEMETRY_DISABLED: '1',
  NG_CLI_ANALYTICS: 'false',
};

async function npm(
  folder: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<string> {
  try {
    const [program, words] = npmCommand(args);
    const { stdout, stderr } = await execute(program, words, {
      cwd: folder,
      env: { ...environment, ...env },
      maxBuffer: 64 * 1024 * 1024,
    });
    return stdout + stderr;
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string }; // the error of execFile
    throw new Error(`npm ${args.join(' ')}: ${String(error)}\n${stdout}${stderr}`);
  }
}

/**
 * Installs an app of this folder as its users would, with its packages from the registry and storefront-widgets as it
 * would be published.
 * @param versions package versions that override those in its package.json.
 */
export async function installApp(
  name: string,
  versions: Readonly<Record<string, string>> = {},
): Promise<InstalledApp> {
  const folder = join(packed.folder, [name, ...Object.values(versions)].join('-'));
  mkdirSync(folder);
  cpSync(join('test/hosts/apps', name), folder, { recursive: true });
  const file = join(folder, 'package.json');
  const manifest: Manifest = JSON.parse(readFileSync(file, 'utf8'));
  const dependencies = {
    ...manifest.dependencies,
    ...versions,
    'storefront-widgets': `file:${packed.tarballFile}`,
  };
  writeFileSync(file, JSON.stringify({ ...manifest, dependencies }));
  await npm(folder, [
    'install',
    ...['--no-audit', '--no-fund', '--no-package-lock', '--prefer-offline', '--loglevel=error'],
  ]);
  return { folder, run: (script, env) => npm(folder, ['run', '--silent', script], env) };
}
