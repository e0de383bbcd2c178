import * as advanced from '@pagewright/contract/advanced';
import { createContent } from '@pagewright/contract/content';
import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { signUpTeammate } from '../../../../../../tests/server/join-workspace.ts';
import { openTestServer } from '../../../../../../tests/server/open-test-server.ts';
import { comparedFields, differencesBetween } from './differences.ts';
import { IDENTITIES } from './entry-names.ts';
import { resultTables } from './result-tables.ts';
import { seriesIn } from './series.ts';

interface Schema {
  readonly type?: string;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Schema[];
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly additionalProperties?: Schema;
}
interface FoundList {
  readonly path: readonly (string | number)[];
  readonly list: readonly unknown[];
  /** Of its entries. */
  readonly schema: Schema;
}

/** The response of each analysis, by its path. */
function advancedAnalyses(): [string, Schema][] {
  return Object.values(advanced).flatMap((call): [string, Schema][] =>
    typeof call === 'object' && 'response' in call && 'runId' in shapeOf(call.response)
      ? [
          [
            call.path,
            z.toJSONSchema(call.response as z.ZodType, { unrepresentable: 'any', io: 'input' }) as Schema,
          ],
        ]
      : [],
  );
}

const shapeOf = (schema: unknown): object => (schema instanceof z.ZodObject ? schema.shape : {});

/** A value of a schema in which every text and number is another one, and every list has three entries. */
function sampleOf(schema: Schema, count: { made: number }): unknown {
  count.made += 1;
  const { anyOf, items, properties, additionalProperties } = schema;
  if (schema.enum) return schema.enum[count.made % schema.enum.length];
  if (anyOf) return sampleOf(anyOf.find(({ type }) => type !== 'null') ?? {}, count);
  if (items) return [1, 2, 3].map(() => sampleOf(items, count));
  if (properties)
    return Object.fromEntries(
      Object.entries(properties).map(([name, field]) => [name, sampleOf(field, count)]),
    );
  if (additionalProperties) return { [`key${count.made}`]: sampleOf(additionalProperties, count) };
  if (schema.type === 'boolean') return true;
  return schema.type === 'number' || schema.type === 'integer' ? count.made : `text ${count.made}`;
}

/** Every list in a sample that is compared, and those in its first entries. */
function listsIn(value: unknown, schema: Schema, path: readonly (string | number)[] = []): FoundList[] {
  const own = schema.anyOf?.find(({ type }) => type !== 'null') ?? schema;
  if (Array.isArray(value) && own.items) {
    const inner = own.items.items ? [] : listsIn(value[0], own.items, [...path, 0]);
    return [{ path, list: value, schema: own.items }, ...inner];
  }
  const fields = own.properties ?? {};
  return comparedFields(Object.keys(fields)).flatMap((name) =>
    listsIn((value as Readonly<Record<string, unknown>>)[name], fields[name] ?? {}, [...path, name]),
  );
}

const like = (other: unknown): unknown => (typeof other === 'number' ? 1000 : 'text 1000');

/** The list at a path; if it is one of parallel lists of figures, all of them. */
function parallelLists(result: unknown, path: readonly (string | number)[]): unknown[][] {
  const at = (steps: readonly (string | number)[]) =>
    steps.reduce<unknown>(
      (outer, step) => (outer as Readonly<Record<string | number, unknown>>)[step],
      result,
    );
  const holder = at(path.slice(0, -1)) as Readonly<Record<string, unknown[]>>;
  const series = Array.isArray(holder) ? null : seriesIn(holder);
  return series?.names.has(String(path.at(-1)))
    ? [...series.names].map((name) => holder[name] as unknown[])
    : [at(path) as unknown[]];
}

const server = await openTestServer({ DEFAULT_PLAN: 'Entrepreneur' });
const maya = await server.signUp('Maya');
const TEXT =
  'A bee hotel gives solitary bees a place to nest. Hang the bee hotel in the sun, and out of the wind. ';

const density = async (content: string, keywords: string[], person = maya) =>
  (
    await server.call(person, advanced.keywordDensity, {
      body: { content, targetKeywords: keywords, keep: true },
    })
  ).body;
const read = async (id: string, person = maya) => server.call(person, advanced.readRun, { params: { id } });

test('a result is stored as returned, and readable only in its workspace', async () => {
  const colleague = await signUpTeammate(server, maya, 'basic_member');
  const stranger = await server.signUp('Stranger');
  const { runId = '', ...answered } = await density(TEXT.repeat(3), ['bee hotel', '=cmd()']);
  const { status, body: run } = await read(runId, colleague);
  expect(status).toBe(200);
  expect(run).toMatchObject({
    kind: 'keyword-density',
    label: 'bee hotel, =cmd()',
    authorName: 'Maya',
    mayRemove: false,
    fits: true,
    inputs: { targetKeywords: ['bee hotel', '=cmd()'], content: TEXT.repeat(3), keep: true },
    provenance: { kind: 'measured' },
  });
  expect(run.result).toEqual(answered);
  // Six times in three repetitions of the two sentences.
  expect(answered.keywords[0]).toMatchObject({ keyword: 'bee hotel', count: 6 });

  const params = { id: runId };
  for (const call of [advanced.readRun, advanced.removeRun, advanced.undoRemoveRun, advanced.exportRun])
    expect((await server.call(stranger, call, { params })).status).toBe(404);
  expect((await server.call(colleague, advanced.removeRun, { params })).status).toBe(403);
  expect((await server.call(maya, advanced.removeRun, { params })).status).toBe(204);
  expect((await read(runId)).status).toBe(404);
  expect((await server.call(colleague, advanced.undoRemoveRun, { params })).status).toBe(403);
  expect((await server.call(maya, advanced.undoRemoveRun, { params })).body.id).toBe(runId);
  expect((await read(runId, colleague)).status).toBe(200);
  await server.sql.query("UPDATE analysis_run SET removed_at = now() - interval '31 days' WHERE id = $1", [
    runId,
  ]);
  expect((await server.call(maya, advanced.undoRemoveRun, { params })).status).toBe(404);
});

test('results are saved only if requested, and the text of an item is not stored', async () => {
  const person = await server.signUp('Ines');
  await server.call(person, advanced.keywordDensity, { body: { content: TEXT, targetKeywords: ['bee'] } });
  const list = async () => (await server.call(person, advanced.listRuns, {})).body;
  expect(await list()).toEqual({ runs: [], nextCursor: null, total: 0 });
  const item = (await server.call(person, createContent, { body: { title: 'Bees', content: TEXT } })).body;
  const { runId = '' } = (
    await server.call(person, advanced.liveScore, {
      body: { content: TEXT, primaryKeyword: 'bee hotel', contentId: item.id, keep: true },
    })
  ).body;
  const { inputs } = (await read(runId, person)).body;
  expect(inputs).toMatchObject({ contentId: item.id, primaryKeyword: 'bee hotel' });
  expect(inputs).not.toHaveProperty('content');
});

test('a list is filtered by analysis and paginated', async () => {
  const person = await server.signUp('Noor');
  const ids: string[] = [];
  for (let turn = 0; turn < 5; turn += 1)
    ids.unshift((await density(TEXT, [`bee ${turn}`], person)).runId ?? '');
  const page = async (query: object) => (await server.call(person, advanced.listRuns, { query })).body;
  const first = await page({ kind: 'keyword-density,live-score', limit: 2 });
  const rest = await page({ kind: 'keyword-density', cursor: first.nextCursor });
  expect([...first.runs, ...rest.runs].map(({ id }) => id)).toEqual(ids);
  expect(rest).toMatchObject({ total: 5, nextCursor: null });
  expect((await page({ kind: 'track-gaps' })).total).toBe(0);
  for (const query of [{ kind: 'unheard-of' }, { cursor: 'x' }, { limit: 101 }])
    expect((await server.call(person, advanced.listRuns, { query })).status).toBe(400);
});

test('two runs of one analysis are compared, the earlier first; runs of different analyses are not', async () => {
  const earlier = (await density(TEXT, ['bee hotel', 'wasp'])).runId ?? '';
  const later = (await density(TEXT.repeat(2), ['bee hotel', 'sun'])).runId ?? '';
  const compare = (id: string, other: string) =>
    server.call(maya, advanced.compareRuns, { params: { id }, query: { with: other } });
  const { body } = await compare(later, earlier);
  expect([body.before.id, body.after.id]).toEqual([earlier, later]);
  expect(body.inputs.map(({ path }) => path)).toEqual(['content', 'targetKeywords']);
  expect(body.inputs[1]).toMatchObject({ added: ['sun'], removed: ['wasp'] });
  expect(body.differences).toContainEqual({
    path: 'keywords',
    before: null,
    after: null,
    added: ['sun'],
    removed: ['wasp'],
  });
  expect(body.differences).toContainEqual({
    path: 'keywords[bee hotel].count',
    before: 2,
    after: 4,
    added: [],
    removed: [],
  });
  const other = (
    await server.call(maya, advanced.analyzeIntent, { body: { keyword: 'bee hotel', includeSearch: false } })
  ).body.runId;
  expect((await compare(earlier, other)).status).toBe(422);
});

test('a run is exported in full, with a row per item, and as a workbook; no cell is a formula', async () => {
  const { runId: id = '' } = await density(TEXT, ['=HYPERLINK("http://x")']);
  const file = async (format: 'json' | 'csv' | 'xlsx') => {
    const answer = await fetch(`${server.url}/api/analysis-runs/${id}/export?format=${format}`, {
      headers: { authorization: `Bearer ${await maya.token()}` },
    });
    const bytes = new Uint8Array(await answer.arrayBuffer());
    return { disposition: answer.headers.get('content-disposition'), bytes };
  };
  const json = await file('json');
  expect(JSON.parse(strFromU8(json.bytes))).toEqual((await read(id)).body);
  expect(json.disposition).toContain('keyword-density-');
  const csv = strFromU8((await file('csv')).bytes);
  const [header, ...rows] = csv.trimEnd().split('\r\n');
  expect(header?.replace('\ufeff', '').split(',').slice(0, 2)).toEqual(['keyword', 'count']);
  const { result } = (await read(id)).body;
  expect(rows).toHaveLength((result['keywords'] as unknown[]).length);
  expect(csv).toContain(`"'=HYPERLINK(""http://x"")",0,`);
  const parts = unzipSync((await file('xlsx')).bytes);
  const sheet = strFromU8(parts['xl/worksheets/sheet1.xml'] ?? new Uint8Array());
  expect(sheet).toContain('=HYPERLINK(&quot;http://x&quot;)');
  expect(sheet).not.toContain('<f>');
  expect(strFromU8(parts['xl/workbook.xml'] ?? new Uint8Array())).toContain('<sheet name="keywords"');
});

test('nested lists get their own tables, and parallel figures one row per entry', () => {
  const { tables, fields } = resultTables({
    notice: null,
    opportunities: [{ pageUrl: 'p', kind: 'dead_link', competitorLinks: [{ competitor: 'c', href: 'h' }] }],
    gaps: [
      { keyword: 'a', own: { site: 'x' }, tags: ['1', '2'], pages: [{ url: 'u', title: 't' }] },
      { keyword: 'b', pages: [] },
    ],
    forecasts: [{ keyword: 'c', months: ['2026-01', '2026-02'], mean: [1, 2], upper: [3, 4] }],
  });
  expect(fields).toEqual([['notice', null]]);
  expect(tables).toEqual([
    {
      path: 'opportunities',
      columns: ['pageUrl', 'kind', 'competitorLinks'],
      rows: [['p', 'dead_link', 'h']],
    },
    {
      path: 'opportunities.competitorLinks',
      columns: ['of', 'competitor', 'href'],
      rows: [['p', 'c', 'h']],
    },
    {
      path: 'gaps',
      columns: ['keyword', 'own.site', 'tags', 'pages'],
      rows: [
        ['a', 'x', '1; 2', 'u'],
        ['b', null, null, ''],
      ],
    },
    { path: 'gaps.pages', columns: ['of', 'url', 'title'], rows: [['a', 'u', 't']] },
    { path: 'forecasts', columns: ['keyword'], rows: [['c']] },
    {
      path: 'forecasts.series',
      columns: ['of', 'months', 'mean', 'upper'],
      rows: [
        ['c', '2026-01', 1, 3],
        ['c', '2026-02', 2, 4],
      ],
    },
  ]);
});

test.for(advancedAnalyses())('an entry inserted anywhere in a result of %s is one addition', ([, schema]) => {
  const result = sampleOf(schema, { made: 0 });
  const listNames: string[] = [];
  for (const { path, list, schema: entry } of listsIn(result, schema)) {
    const isOfObjects = entry.properties !== undefined;
    if (isOfObjects) listNames.push(path.at(-1) as string);
    for (const place of [0, 1, list.length]) {
      const after = structuredClone(result);
      const added = sampleOf(entry, { made: 1000 });
      for (const target of parallelLists(after, path))
        target.splice(place, 0, typeof target[0] === typeof added ? added : like(target[0]));
      const { differences } = differencesBetween(result, after);
      expect(differences, path.join('.')).toHaveLength(1);
      const [difference] = differences as [(typeof differences)[number]];
      expect(`${difference.path} ${difference.after} ${difference.added.join(' ')}`).not.toMatch(/[{}#]/);
      if (typeof added === 'number') continue;
      expect(difference).toMatchObject({ before: null, after: null, removed: [] });
      expect(difference.added, path.join('.')).toEqual([expect.stringMatching(/./)]);
    }
  }
  expect(listNames.filter((name) => !Object.hasOwn(IDENTITIES, name))).toEqual([]);
});

test('differences match entries by name, and stop at 500', () => {
  expect(differencesBetween({ a: 1, gone: 'x' }, { a: 1, come: [1] })).toEqual({
    isCut: false,
    differences: [
      { path: 'gone', before: 'x', after: null, added: [], removed: [] },
      { path: 'come', before: null, after: '1', added: [], removed: [] },
    ],
  });
  // One entry inserted first: all others keep their names.
  const opportunity = (name: string) => ({
    kind: 'dead_link',
    pageUrl: `https://blog.example/${name}`,
    pageTitle: name,
    deadLink: { href: `https://gone.example/${name}`, statuses: [404, 404] },
    competitorLinks: [],
  });
  const [old, older, first] = ['one', 'two', 'new'].map(opportunity);
  expect(
    differencesBetween({ opportunities: [old, older] }, { opportunities: [first, old, older] }).differences,
  ).toEqual([
    { path: 'opportunities', before: null, after: null, added: ['https://blog.example/new'], removed: [] },
  ]);
  // Two dead links on one page are two opportunities.
  const second = {
    ...opportunity('one'),
    deadLink: { href: 'https://gone.example/2', statuses: [410, 410] },
  };
  expect(
    differencesBetween({ opportunities: [old] }, { opportunities: [second, old] }).differences[0]?.added,
  ).toEqual(['https://blog.example/one · https://gone.example/2']);
  // An object that appears is called by its name; what has none is told field by field.
  const ours = { url: 'https://us.example/hotels', title: 'Hotels', sign: 'title' };
  const cell = (page: unknown) => ({ matrix: [{ keyword: 'bee hotels', ours: page, competitors: [] }] });
  expect(differencesBetween(cell(null), cell(ours)).differences).toEqual([
    { path: 'matrix[bee hotels].ours', before: null, after: ours.url, added: [], removed: [] },
  ]);
  expect(
    differencesBetween(
      { rhythm: null },
      { rhythm: { perMonth: 2, months: [{ month: '2026-01', pages: 2 }] } },
    ).differences,
  ).toEqual([
    { path: 'rhythm.perMonth', before: null, after: 2, added: [], removed: [] },
    { path: 'rhythm.months', before: null, after: null, added: ['2026-01'], removed: [] },
  ]);
  // A forecast is compared month by month, and not place by place.
  const forecast = (months: string[], mean: number[]) => ({
    forecasts: [{ keyword: 'hay', months, mean, lower90: mean.map((value) => value - 1) }],
  });
  expect(
    differencesBetween(
      forecast(['2026-01', '2026-02', '2026-03'], [10, 20, 30]),
      forecast(['2026-02', '2026-03', '2026-04'], [20, 33, 40]),
    ).differences,
  ).toEqual([
    { path: 'forecasts[hay].series', before: null, after: null, added: ['2026-04'], removed: ['2026-01'] },
    { path: 'forecasts[hay].series[2026-03].mean', before: 30, after: 33, added: [], removed: [] },
    { path: 'forecasts[hay].series[2026-03].lower90', before: 29, after: 32, added: [], removed: [] },
  ]);
  const many = (value: number) =>
    Object.fromEntries(Array.from({ length: 600 }, (_, at) => [`f${at}`, value]));
  const { differences, isCut } = differencesBetween(many(1), many(2));
  expect([differences.length, isCut]).toEqual([500, true]);
});
