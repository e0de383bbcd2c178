import { once } from 'node:events';
import { installedPack } from '../language-pack/index.ts';
import { analyses, answerLine, WITH_VECTORS } from './analyses.ts';
import { readLines } from './read-lines.ts';

const USAGE_EXIT_CODE = 64;

const [name = '', ...rest] = process.argv.slice(2);
const analyze = analyses.get(name);
if (analyze === undefined || rest.length > 0) {
  process.stderr.write(`usage: npm run --silent engine -- <${[...analyses.keys()].join('|')}>\n`);
  process.exitCode = USAGE_EXIT_CODE;
} else {
  // The reader of the output may stop before the end.
  process.stdout.on('error', () => process.exit(0));
  if (WITH_VECTORS.has(name))
    process.stderr.write(
      `method: words${installedPack() === null ? '' : ' and sentence vectors of the language pack'}\n`,
    );
  process.stdin.setEncoding('utf8');
  for await (const line of readLines(process.stdin as AsyncIterable<string>)) {
    const isTaken = process.stdout.write(`${JSON.stringify(await answerLine(analyze, line))}\n`);
    if (!isTaken) await once(process.stdout, 'drain');
  }
}
