import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { APIRequestContext } from 'playwright';
import { SAMPLE_EVENTS } from './sample-calendar.ts';
import { SAMPLE_LIBRARY } from './sample-library.ts';

/** Made-up figures in the format of a Search Console export. */
const SAMPLE_QUERIES = `Top queries,Clicks,Impressions,CTR,Position
pour over coffee,412,9630,4.28%,6.1
grind size for pour over,268,4110,6.52%,4.3
best hand grinder,131,7420,1.77%,9.8
why is my coffee bitter,97,2360,4.11%,5.2
coffee to water ratio,74,5890,1.26%,11.4
paper filter taste,39,610,6.39%,3.7`;

/** Comments on the third sample item, which is in review. */
const SAMPLE_COMMENTS = [
  {
    text: 'Name the grinders here, with their prices.',
    place: {
      quote: 'each hand grinder',
      before: 'grinds as evenly. We used ',
      after: ' for four days',
      offset: 74,
    },
  },
  { text: 'Add the weights from the test as a table, and we can publish.' },
];

const root = join(import.meta.dirname, '../..');

/** Starts a server on an empty database, with more settings if needed; `stop` removes both. */
export async function startSampleServer(settings: Readonly<Record<string, string>> = {}) {
  const dataDir = await mkdtemp(join(tmpdir(), 'pagewright-pictures-'));
  const server = spawn(process.execPath, [join(root, 'apps/server/src/main.ts')], {
    env: { ...process.env, PORT: '0', DATA_DIR: dataDir, LOG_LEVEL: 'error', ...settings },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return {
    url: await addressOf(server),
    async stop() {
      server.kill('SIGTERM');
      await once(server, 'exit');
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

async function addressOf(server: ChildProcess): Promise<string> {
  if (!server.stdout) throw new Error('the server has no output');
  for await (const line of createInterface(server.stdout)) {
    const address = /is at (http\S+)/.exec(line)?.[1];
    if (address !== undefined) return address;
  }
  throw new Error('the server did not start');
}

/** Signs a person up, whose session later requests carry; returns the headers for API calls in their name. */
export async function signUpPerson(request: APIRequestContext, url: string, name: string) {
  const data = {
    name,
    email: `${name.split(' ')[0]?.toLowerCase()}@example.com`,
    password: 'Correct-horse-9',
  };
  await request.post(`${url}/api/auth/sign-up/email`, { data, headers: { origin: url } });
  const { token } = (await (await request.get(`${url}/api/auth/token`)).json()) as { token: string };
  return { authorization: `Bearer ${token}` };
}

/** Signs up and fills the workspace with samples; returns the ids of its items. */
export async function createSamples(
  request: APIRequestContext,
  url: string,
  name: string,
): Promise<string[]> {
  const headers = await signUpPerson(request, url, name);
  // Pictures show the product in use, not its first minutes.
  await request.put(`${url}/api/onboarding`, { data: { isDismissed: true }, headers });
  const made: string[] = [];
  for (const data of SAMPLE_LIBRARY.toReversed()) {
    const answer = await request.post(`${url}/api/content`, { data, headers });
    made.push(((await answer.json()) as { id: string }).id);
  }
  for (const data of SAMPLE_COMMENTS) {
    const answer = await request.post(`${url}/api/content/${made[2]}/comments`, { data, headers });
    if (!answer.ok()) throw new Error(`The review refused a sample: ${await answer.text()}`);
  }
  for (const data of SAMPLE_EVENTS) {
    const answer = await request.post(`${url}/api/calendar/events`, { data, headers });
    if (!answer.ok()) throw new Error(`The calendar refused a sample: ${await answer.text()}`);
  }
  const figures = { name: 'Queries.csv', mimeType: 'text/csv', buffer: Buffer.from(SAMPLE_QUERIES) };
  const days = new URLSearchParams({ from: '2026-10-01', to: '2026-10-28' });
  const imported = await request.post(`${url}/api/analytics/search/import?${days}`, {
    multipart: { file: figures },
    headers,
  });
  if (!imported.ok()) throw new Error(`The import refused a sample: ${await imported.text()}`);
  return made;
}
