// The engine on the command line: `npm run --silent engine -- <analysis>`, `npm run score -- <article> --keyword "…"`.
// File names are relative to the folder where npm was called.
import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { join } from 'node:path';
import { ensureInstalled } from './install.mjs';
import { pinnedNode } from './pinned-node.mjs';
import { LaunchError, ROOT } from './project.mjs';

try {
  await ensureInstalled('production');
  const [command = '', ...words] = process.argv.slice(2);
  const program = join(ROOT, 'apps/server/src/command-line', `${command}-command.ts`);
  // File names are relative to the folder where npm was called.
  const child = spawn(pinnedNode(), [program, ...words], {
    cwd: process.env['INIT_CWD'] ?? process.cwd(),
    stdio: 'inherit',
  });
  child.on('exit', (code, signal) => {
    process.exitCode = code ?? 128 + (signal === null ? 0 : constants.signals[signal]);
  });
} catch (error) {
  if (!(error instanceof LaunchError)) throw error;
  console.error(`pagewright: ${error.message}`);
  process.exitCode = error.exitCode;
}
