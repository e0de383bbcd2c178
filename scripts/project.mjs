import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { basename, delimiter, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

// Early versions of Node 20 have no `import.meta.dirname`.
export const ROOT = resolve(fileURLToPath(import.meta.url), '../..');
export const BIN = join(ROOT, 'node_modules', '.bin');
/** One lock for everything that changes installed or built files. */
export const WORK_LOCK = join(ROOT, '.cache', 'install.lock');

/** An error that is reported in one line; starting again without a change would not help. */
export class LaunchError extends Error {
  /** EX_CONFIG, the same code as the server's. */
  exitCode = 78;
}

/**
 * The command that runs the current npm. Never uses the project's own `node`, which an install removes.
 * @returns {{ command: string, first: string[], environment: NodeJS.ProcessEnv }}
 */
export function npmCommand() {
  const path = (process.env['PATH'] ?? '').split(delimiter).filter((folder) => folder !== BIN);
  const environment = { ...process.env, PATH: path.join(delimiter) };
  const cli = process.env['npm_execpath'];
  const node = process.env['npm_node_execpath'] ?? process.execPath;
  const isUsable = cli !== undefined && basename(cli) === 'npm-cli.js' && existsSync(cli) && existsSync(node);
  if (isUsable && !node.startsWith(join(ROOT, 'node_modules')))
    return { command: node, first: [cli], environment };
  return { command: 'npm', first: [], environment };
}

/**
 * Runs npm in the project and returns its output.
 * @param {string[]} args
 * @param {RunOptions} [options]
 */
export function runNpm(args, { settings = {}, onStart } = {}) {
  const { command, first, environment } = npmCommand();
  return runProgram(command, [...first, ...args], { settings: { ...environment, ...settings }, onStart });
}

/** @typedef {{ settings?: NodeJS.ProcessEnv, onStart?: ((pid: number) => void) | undefined }} RunOptions the environment, and who is told the process */

/**
 * Runs a program in the project and returns its output. When this process ends other than by a kill, the program ends
 * too.
 * @param {string} command
 * @param {string[]} args
 * @param {RunOptions} [options]
 * @returns {Promise<{ code: number, output: string }>}
 */
export function runProgram(command, args, { settings = process.env, onStart } = {}) {
  return new Promise((done, failed) => {
    let output = '';
    const child = spawn(command, args, {
      cwd: ROOT,
      env: settings,
      stdio: ['ignore', 'pipe', 'pipe'],
      // A separate process group, so that it can be ended with its children.
      detached: true,
    });
    const end = () => {
      if (child.pid !== undefined) process.kill(-child.pid, 'SIGTERM');
    };
    process.once('exit', end);
    if (child.pid !== undefined) onStart?.(child.pid);
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk) => (output += String(chunk)));
    child.on('error', (error) => failed(new LaunchError(`could not run ${command}: ${error.message}`)));
    child.on('close', (code) => {
      process.off('exit', end);
      done({ code: code ?? 1, output });
    });
  });
}
