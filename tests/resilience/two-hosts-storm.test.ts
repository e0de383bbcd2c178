import { randomInt } from 'node:crypto';
import { afterEach, expect, test } from 'vitest';
import { openS3 } from '../fakes/s3/open-s3.ts';
import { randomNumbers } from '../random-numbers.ts';
import { isFullRun } from '../run-size.ts';
import { PIXEL } from './pixel.ts';
import { startCluster, type Cluster } from './start-cluster.ts';
import { waitUntil } from './server-process.ts';

const KILLS = 20;
/** Most keys that are acknowledged between two kills. */
const KEYS_BETWEEN = 10;
const WRITERS = 4;
const PATHS = ['/content', '/upload'] as const;

let cluster: Cluster | null = null;

afterEach(async () => {
  await cluster?.end();
  cluster = null;
});

test.runIf(isFullRun)(
  'two hosts that are killed in turn make one item or file for each key, and both serve all of them',
  async () => {
    const seed = Number(process.env['SEED'] ?? randomInt(2 ** 31));
    console.log(`SEED=${seed}`);
    const random = randomNumbers(seed);
    const s3 = await openS3();
    const settings = { ...s3.settings, SECRETS_KEY: 'the-key-that-both-hosts-of-this-storm-have' };
    cluster = await startCluster([0, 0], settings, { ownHosts: true });
    const { servers, sql, writer } = cluster;

    /** What was answered for each key. */
    const acknowledged = new Map<string, Set<string>>();
    const unexpected: string[] = [];
    let unanswered = 0;
    const send = async (host: number, path: string, key: string): Promise<string | null> => {
      const form = new FormData();
      form.set('file', new File([PIXEL], `${key}.png`, { type: 'image/png' }));
      const body = path === '/upload' ? form : { title: key, content: 'A text.' };
      try {
        const there = writer.onServer((await servers[host]?.url) ?? '');
        const answer = await there.send('POST', path, body, { 'idempotency-key': key });
        const { id, file } = (await answer.json()) as { id?: string; file?: { url: string } };
        // A host refuses more uploads of one person at a time than it has room for.
        if (answer.status !== 201 && answer.status !== 429) unexpected.push(`${answer.status} for ${key}`);
        return file?.url ?? id ?? null;
      } catch {
        // It was killed, or had been when the call began.
        unanswered += 1;
        return null;
      }
    };
    let isWriting = true;
    let keys = 0;
    const writing = Promise.all(
      Array.from({ length: WRITERS }, async () => {
        while (isWriting) {
          const path = PATHS[keys % PATHS.length] ?? '/content';
          const key = `${path.slice(1)}-${keys}`;
          keys += 1;
          const answers = new Set<string>();
          while (answers.size === 0) {
            const sent = await Promise.all([0, 1, 0, 1].map((host) => send(host, path, key)));
            for (const answer of sent) if (answer !== null) answers.add(answer);
          }
          acknowledged.set(key, answers);
        }
      }),
    );
    for (let kill = 0; kill < KILLS; kill += 1) {
      const due = acknowledged.size + 1 + Math.floor(random() * KEYS_BETWEEN);
      await waitUntil(() => acknowledged.size >= due, `keys before kill ${kill}`);
      cluster.killAndReplace(kill % servers.length);
    }
    isWriting = false;
    await writing;
    console.log(`${acknowledged.size} keys, ${unanswered} calls without an answer`);
    expect(unanswered).toBeGreaterThan(0);
    expect(unexpected).toEqual([]);

    const { rows: items } = await sql.query<{ title: string; id: string }>(
      `select title, id from content where title like 'content-%'`,
    );
    const { rows: files } = await sql.query<{ url: string }>(`select '/files/' || id as url from file`);
    const made = [...items.map(({ title, id }) => [title, id]), ...files.map(({ url }) => ['file', url])];
    const told = [...acknowledged].map(([key, answers]) => [
      key.startsWith('upload') ? 'file' : key,
      [...answers].join(' and '),
    ]);
    expect(made.toSorted(byText)).toEqual(told.toSorted(byText));
    for (const server of servers) {
      const url = await server.url;
      const there = writer.onServer(url);
      const missing: string[] = [];
      for (const [title, place = ''] of made) {
        const answer =
          title === 'file' ? await fetch(`${url}${place}`) : await there.send('GET', `/content/${place}`);
        if (answer.status !== 200 || (await answer.bytes()).length === 0) missing.push(place);
      }
      expect(missing).toEqual([]);
    }
  },
);

const byText = (a: readonly unknown[], b: readonly unknown[]): number => (String(a) < String(b) ? -1 : 1);
