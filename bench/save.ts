/**
 * How much one save of a long article writes: the WAL around `PUT /api/content/{id}` of a text to which a sentence was
 * added, saved over and over, and right after a checkpoint, when PostgreSQL writes whole pages. No goal: prints the
 * figures that docs/data.md quotes, with texts of the shared data. `npm run bench:save -- [--words 20000] [--saves 20]`
 */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { median } from './measure-time.ts';
import { openBenchDatabase, runBench, sendAs, signUp, startBenchServer } from './bench-server.ts';
import { joinArticles, readWikiArticles, toHtml } from './bench-articles.ts';
import { createRandom } from './list-rows.ts';
import { writeArticle } from './scale-texts.ts';
import { readWalPosition } from './send-views.ts';

const { values } = parseArgs({
  options: { words: { type: 'string', default: '20000' }, saves: { type: 'string', default: '20' } },
});

await runBench(async (releases) => {
  const { url: databaseUrl, pool, dataDir } = await openBenchDatabase(releases);
  // Recurring jobs would write too.
  const settings = { RECURRING_JOBS: 'false' };
  const { url } = await startBenchServer(releases, databaseUrl, join(dataDir, 'server'), settings);
  const { token } = await signUp(url);
  const send = sendAs(url, token);
  const words = Number(values.words);
  const [joined] = joinArticles(readWikiArticles(), words);
  const article = joined === undefined ? writeArticle(createRandom(5), words) : toHtml(joined);
  const save = async (id: string, n: number): Promise<number> => {
    const body = { content: `${article}<p>One more sentence, number ${n}.</p>` };
    const before = await readWalPosition(pool);
    const { status } = await send({ method: 'PUT', path: `/content/${id}` }, body);
    if (status !== 200) throw new Error(`the save answered ${status}`);
    return (await readWalPosition(pool)) - before;
  };
  const created = await send({ method: 'POST', path: '/content' }, { title: 'Long', content: article });
  const item = JSON.parse(created.body) as { id: string; wordCount: number };
  const usual: number[] = [];
  const afterCheckpoint: number[] = [];
  for (let n = 1; n <= Number(values.saves); n += 1) {
    usual.push(await save(item.id, 2 * n));
    await pool.query('checkpoint');
    afterCheckpoint.push(await save(item.id, 2 * n + 1));
  }
  const { rows } = await pool.query<{ document: number; stored: number }>(
    `select octet_length(content) as document, pg_column_size(content) as stored from content_revision
     where content_id = $1 order by number desc limit 1`,
    [item.id],
  );
  const kilobytes = (bytes: number): string => `${Math.round(bytes / 1_000)} kB`;
  console.log(
    `${item.wordCount.toLocaleString('en')} words, ${kilobytes(rows[0]?.document ?? 0)} of document, ${kilobytes(rows[0]?.stored ?? 0)} stored: ` +
      `a save writes ${kilobytes(median(usual))} of WAL, ${kilobytes(median(afterCheckpoint))} right after a checkpoint (medians of ${usual.length})`,
  );
});
