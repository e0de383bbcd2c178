// Checks the directions of imports: `node scripts/check-directions.mjs [folder]`. Prints each violation and exits
// with 1 where there is one. The folder is the repository unless a test gives another.
import { registerHooks } from 'node:module';
import { join, resolve } from 'node:path';

// TypeScript 7 has no compiler in JavaScript, and dependency-cruiser reads .ts and .tsx with nothing else. The same
// program in version 6 is inside this package, which unlike `typescript` puts no second `tsc` on the path.
const standIn = '@ts-morph/common/dist/typescript.js';
const manifest = 'stand-in:package.json';
registerHooks({
  resolve(specifier, context, next) {
    if (specifier === 'typescript') return next(standIn, context);
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
// A change of a tool's version must not turn this check into one that reads nothing.
if (output.summary.totalCruised === 0) {
  console.error('No file could be read.');
  process.exitCode = 1;
}
