// Checks import directions: `node scripts/check-directions.mjs [folder]`. Prints each violation and exits with 1 if
// there are any. Without a folder, it checks the repository.
import { registerHooks } from 'node:module';
import { join, resolve } from 'node:path';

// TypeScript 7 has no JavaScript compiler, which dependency-cruiser needs to read .ts and .tsx. This package contains
// version 6 and, unlike `typescript`, puts no second `tsc` on the path.
const typescript6 = '@ts-morph/common/dist/typescript.js';
const manifest = 'stand-in:package.json';
registerHooks({
  resolve(specifier, context, next) {
    if (specifier === 'typescript') return next(typescript6, context);
    if (specifier === 'typescript/package.json') {
      return { url: manifest, format: 'commonjs', shortCircuit: true };
    }
    return next(specifier, context);
  },
  load(url, context, next) {
    if (url !== manifest) return next(url, context);
    return { format: 'commonjs', source: 'exports.version = "6.0.2";', shortCircuit: true };
  },
});

const { cruise, format } = await import('dependency-cruiser');
const { cruiseOptions } = await import('../.dependency-cruiser.mjs');

const baseDir = resolve(process.argv[2] ?? join(import.meta.dirname, '..'));
const { output } = await cruise(['apps', 'packages'], { ...cruiseOptions, baseDir });
if (typeof output === 'string') throw new TypeError('dependency-cruiser answered with a text.');
const report = await format(output, { outputType: 'err' });
if (typeof report.output === 'string') process.stdout.write(report.output);
process.exitCode = report.exitCode === 0 ? 0 : 1;
// A tool upgrade must not turn this into a check that reads nothing.
if (output.summary.totalCruised === 0) {
  console.error('No files were checked.');
  process.exitCode = 1;
}
