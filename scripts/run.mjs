// Runs a server command on the pinned Node: `node scripts/run.mjs <program.ts> [files and options] [-- words]`. File
// names are relative to the folder where npm was called; settings come from the project, as the server's do.
import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { ensureInstalled } from './install.mjs';
import { pinnedNode } from './pinned-node.mjs';
import { LaunchError, ROOT } from './project.mjs';

try {
  await ensureInstalled('production');
  const [program = '', ...args] = process.argv.slice(2);
  // A file that is named belongs to where npm was called from; settings belong to the project, as the server's do.
  const from = process.env['INIT_CWD'] ?? process.cwd();
  const end = args.includes('--') ? args.indexOf('--') : args.length;
  const files = args.slice(0, end).map((word) => (/^(?:--|s3:)/.test(word) ? word : resolve(from, word)));
  // Arguments after a lone `--` are not file names.
  const given = [...files, ...args.slice(end + 1)];
  // pg-copy-streams uses driver internals that the next major version of `pg` removes.
  const { status } = spawnSync(pinnedNode(), ['--disable-warning=DeprecationWarning', program, ...given], {
    cwd: ROOT,
    stdio: 'inherit',
  });
  process.exitCode = status ?? 1;
} catch (error) {
  if (!(error instanceof LaunchError)) throw error;
  console.error(`pagewright: ${error.message}`);
  process.exitCode = error.exitCode;
}
