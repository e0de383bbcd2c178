import {
  listRankImports,
  readRankImport,
  removeRankImport,
  type RankImport,
  type UnderstoodRanks,
} from '@pagewright/contract/analytics';
import { expect, test } from 'vitest';
import { signUpTeammate } from '../../../../../../tests/server/join-workspace.ts';
import { openTestServer } from '../../../../../../tests/server/open-test-server.ts';
import type { TestPerson } from '../../../../../../tests/server/test-server.ts';

const server = await openTestServer();

async function send(person: TestPerson, content: string | Buffer<ArrayBuffer>, path: string) {
  const body = new FormData();
  body.append('file', new Blob([content]), 'ranks.csv');
  return server.send(`/api/analytics/rank-imports${path}`, { method: 'POST', person, body });
}

const utf16 = (text: string) => Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(text, 'utf16le')]);

// Column names as in public exports and parsers of them.
const SEMRUSH =
  'Keyword,Position,Previous position,Search Volume,Keyword Difficulty,CPC,URL,Traffic,Traffic (%),Traffic Cost,Competition,Number of Results,Trends,Timestamp,SERP Features by Keyword,Keyword Intents,Position Type\n' +
  'bike chain,4,6,"1,300",34,1.37,https://www.fenwick.example/chains,52,10.5,11,0.41,1200000,"[0.6,0.7]",2026-11-20,"Reviews",commercial,Organic\n';
const TRACKING =
  'Fenwick Bikes: position tracking\n\nKeyword;Tags;Search Volume;*.fenwick.example/*_20261119;*.fenwick.example/*_20261119_type;*.fenwick.example/*_20261119_landing;*.fenwick.example/*_20261120;*.fenwick.example/*_20261120_type;*.fenwick.example/*_20261120_landing;*.rival.example/*_20261120\n' +
  'bike chain;;1300;7;organic;https://fenwick.example/chains;-;;;2\n';
const AHREFS = utf16(
  'Keyword\tVolume\tKD\tCPC\tCurrent organic traffic\tPrevious position\tCurrent position\tPosition change\tCurrent URL\n' +
    'bike chain\t900\t12\t0.5\t10\t5\t3\t2\thttps://fenwick.example/chains\n' +
    'bike bell\t90\t2\t\t\t4\t\t\t\n',
);
const SERPBEAR =
  'ID,Keyword,Position,URL,Country,Device,Updated,Added,Tags\r\n' +
  '1, bike chain, 12, https://fenwick.example/chains, United States, desktop, 2026-11-20T06:00:00.000Z, 2026-01-01T00:00:00.000Z, shop,chains\r\n' +
  '2, bike bell, -, -, United States, mobile, 11/12/2026, 2026-01-01T00:00:00.000Z, \r\n' +
  '3, bike pump, soon, -, United States, mobile, 2026-11-20T06:00:00.000Z, , \r\n';

test('files are recognized by their columns, and what was not understood is said', async () => {
  const ada = await server.signUp('Ada');
  const preview = async (content: string | Buffer<ArrayBuffer>) => {
    const { status, body } = await send(ada, content, '/preview');
    expect(status).toBe(200);
    return body as UnderstoodRanks & { sample: unknown[] };
  };
  const semrush = await preview(SEMRUSH);
  expect(semrush).toMatchObject({
    tool: 'semrush',
    rows: 1,
    from: '2026-11-20',
    undated: 0,
    skipped: [],
    hosts: ['fenwick.example'],
    sample: [{ keyword: 'bike chain', position: 4, volume: 1_300 }],
  });
  expect(semrush.ignored).toContain('Previous position');
  // A description before the header, a column per day, and a competitor's column that is left out.
  expect(await preview(TRACKING)).toMatchObject({
    tool: 'semrush',
    rows: 2,
    from: '2026-11-19',
    to: '2026-11-20',
    ignored: expect.arrayContaining(['*.rival.example/*_20261120']) as string[],
    sample: [
      { date: '2026-11-19', position: 7, url: 'https://fenwick.example/chains' },
      { date: '2026-11-20', position: null, url: null },
    ],
  });
  expect(await preview(AHREFS)).toMatchObject({
    tool: 'ahrefs',
    rows: 1,
    undated: 1,
    skipped: [{ reason: 'no_position', count: 1, examples: [{ line: 3 }] }],
    sample: [{ position: 3, volume: 900, date: null }],
  });
  // The second date may be November 12 or December 11.
  expect(await preview(SERPBEAR)).toMatchObject({
    tool: 'serpbear',
    rows: 1,
    skipped: [
      {
        reason: 'bad_position',
        count: 1,
        examples: [{ line: 4, cells: expect.stringContaining('soon') as string }],
      },
      { reason: 'bad_date', count: 1 },
    ],
    sample: [{ position: 12, country: 'United States', device: 'desktop', date: '2026-11-20' }],
  });
  expect(await send(ada, 'Query,Clicks\nbike,3\n', '/preview')).toMatchObject({
    status: 415,
    body: { code: 'unreadable_ranks' },
  });
});

test('an import asks for a missing day, stays apart from other workspaces, and is removed by those who may', async () => {
  const ada = await server.signUp('Ada');
  const bob = await signUpTeammate(server, ada, 'basic_member');
  const eve = await server.signUp('Eve');
  expect(await send(ada, AHREFS, '?site=fenwick.example')).toMatchObject({
    status: 422,
    body: { code: 'days_missing' },
  });
  expect(await send(ada, AHREFS, '?site=nothing&day=2026-11-21')).toMatchObject({
    status: 422,
    body: { code: 'no_site' },
  });
  const made = await send(ada, AHREFS, '?site=www.fenwick.example&day=2026-11-21');
  expect(made.status).toBe(201);
  const { id } = (made.body as { import: RankImport }).import;
  const { body } = await server.call(bob, listRankImports, {});
  expect(body.imports).toMatchObject([
    {
      id,
      tool: 'ahrefs',
      site: 'fenwick.example',
      from: '2026-11-21',
      rows: 1,
      importedBy: 'Ada',
      mayRemove: false,
    },
  ]);
  expect((await server.call(bob, readRankImport, { params: { id } })).body.rows).toMatchObject([
    { keyword: 'bike chain', date: '2026-11-21', position: 3 },
  ]);
  expect((await server.sql.query('select from rank_check')).rowCount).toBe(0);
  expect((await server.call(eve, readRankImport, { params: { id } })).status).toBe(404);
  expect((await server.call(eve, removeRankImport, { params: { id } })).status).toBe(404);
  expect((await server.call(bob, removeRankImport, { params: { id } })).status).toBe(403);
  expect((await server.call(ada, removeRankImport, { params: { id } })).status).toBe(204);
  expect((await server.sql.query('select from rank_import_row')).rowCount).toBe(0);
});
