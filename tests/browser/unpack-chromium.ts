import { execFile } from 'node:child_process';
import { existsSync, lstatSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';

const packageName = '@sparticuz/chromium';

/** A Chromium unpacked from a package, and the environment variables that it needs. */
export interface UnpackedChromium {
  readonly executablePath: string;
  readonly env: Readonly<Record<string, string>>;
}

/**
 * Unpacks the browser of `@sparticuz/chromium` (about 200 MB, a few seconds) once per user and version into the
 * temporary folder, and returns its path. Throws if the package is not installed or has no browser for this machine.
 */
export async function unpackChromium(): Promise<UnpackedChromium> {
  if (process.platform !== 'linux' || process.arch !== 'x64') {
    throw new Error('There is no Chromium on this machine. Install one, or name one by CHROMIUM_PATH.');
  }
  // `npm test` gives each run its own temporary folder.
  const lasting = process.env['PAGEWRIGHT_LASTING_TMPDIR'] ?? tmpdir();
  const folder = join(lasting, `pagewright-chromium-${packageVersion()}-${process.getuid?.() ?? 'user'}`);
  if (!existsSync(folder)) await unpackInto(folder);
  assertOwnedByUser(folder);
  return {
    executablePath: join(folder, 'chromium'),
    env: {
      LD_LIBRARY_PATH: [join(folder, 'al2023', 'lib'), process.env['LD_LIBRARY_PATH']]
        .filter(Boolean)
        .join(':'),
      FONTCONFIG_PATH: join(folder, 'fonts'),
      HOME: process.env['HOME'] ?? folder,
    },
  };
}

function packageVersion(): string {
  const require = createRequire(import.meta.url);
  // The package does not export its package.json, so read the file next to the entry point.
  const manifest: unknown = require(join(dirname(require.resolve(packageName)), '..', 'package.json'));
  return (manifest as { version: string }).version;
}

/**
 * The package assumes that an existing file is complete, and uses one location for all users. A private folder that is
 * renamed once complete works for two test runs at once, and for root alongside a regular user.
 */
async function unpackInto(folder: string): Promise<void> {
  const aside = mkdtempSync(`${folder}.`);
  try {
    const program = `await (await import('${packageName}')).default.executablePath()`;
    await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', program], {
      cwd: import.meta.dirname,
      // The package provides the shared libraries that a bare machine lacks only under this name.
      env: { ...process.env, TMPDIR: aside, AWS_LAMBDA_JS_RUNTIME: 'nodejs20.x' },
    });
    writeFileSync(join(aside, 'fonts', 'fonts.conf'), fontsConfiguration(folder));
    renameSync(aside, folder);
  } catch (error) {
    rmSync(aside, { recursive: true, force: true });
    if (!existsSync(folder)) throw error;
  }
}

/** The package's own file lists folders of a cloud machine, where no fonts exist here. */
function fontsConfiguration(folder: string): string {
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${join(folder, 'fonts')}</dir>
  <dir>/usr/share/fonts</dir>
  <cachedir>${join(folder, 'fonts-cache')}</cachedir>
</fontconfig>
`;
}

function assertOwnedByUser(folder: string): void {
  const found = lstatSync(folder);
  if (!found.isDirectory() || (process.getuid && found.uid !== process.getuid())) {
    throw new Error(`${folder} belongs to another user; remove it, or set CHROMIUM_PATH to a browser.`);
  }
}
