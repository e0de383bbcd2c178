import * as advanced from '@pagewright/contract/advanced';
import { readUsage } from '@pagewright/contract/usage';
import { afterAll, expect, test } from 'vitest';
import { startWikipedia } from '../../../../../../tests/fakes/wikipedia/start-wikipedia.ts';
import { openTestServer } from '../../../../../../tests/server/open-test-server.ts';
import { createServices } from '../../../../../../tests/server/services.ts';
import { openDatabase, openPool } from '../../../platform/db/client.ts';
import { wikipediaSource } from '../../../providers/search/wikipedia/client.ts';
import { createCrawler } from '../../../research/crawler.ts';
import { gradeClaimed } from './grade-due-forecasts.ts';
import { claimDueSeries } from './repository.ts';
import { countAvailableAt, monthsAfter, fillGaps } from './months.ts';

/** Four years in which every summer is three times the winter, by month of the year. */
const SEASON = [1, 1, 1.5, 2, 2.5, 3, 3, 2.5, 2, 1.5, 1, 1];
const thisMonth = new Date().getUTCMonth();
const monthOf = (at: number, of: number): number => (((thisMonth - of + at) % 12) + 12) % 12;
const summery = Array.from({ length: 48 }, (_, at) => Math.round(1000 * (SEASON[monthOf(at, 48)] ?? 1)));
/** The same level for four years, with some noise, and twice as much in the last quarter. */
const steady = (seed: number) =>
  Array.from({ length: 48 }, (_, at) => 1000 + ((at * 37 + seed * 53) % 61) - 30);
const risen = steady(3).map((value, at) => (at >= 45 ? value * 2 : value));
const DECOYS = Array.from({ length: 21 }, (_, at) => ({
  title: `Steady ${at}`,
  text: '',
  views: steady(at),
}));

/** A deterministic pseudo-random number from 0 to 1. */
const chance = (seed: number, at: number): number => {
  const mixed = Math.sin(seed * 12.9898 + at * 78.233) * 43_758.545;
  return mixed - Math.floor(mixed);
};
/** Series that fluctuate without a season: noise, a random walk, a trend, a jump, a five-month cycle, rare peaks. */
const SEASONLESS: readonly ((seed: number, at: number) => number)[] = [
  (seed, at) => 1000 + 400 * chance(seed, at),
  (seed, at) =>
    3000 + Array.from({ length: at }, (_, step) => 200 * chance(seed, step) - 100).reduce((a, b) => a + b, 0),
  (seed, at) => 1000 + 30 * at + 200 * chance(seed, at),
  (seed, at) => (at < 20 + seed ? 1000 : 2000) + 200 * chance(seed, at),
  (seed, at) => 1000 + 300 * Math.sin((2 * Math.PI * (at + seed)) / 5) + 100 * chance(seed, at),
  (seed, at) => (chance(seed, at) > 0.9 ? 4000 : 1000) + 50 * chance(seed, at + 100),
];
const UNSEASONAL = Array.from({ length: 24 }, (_, seed) => ({
  title: `Restless ${seed}`,
  text: '',
  views: Array.from({ length: 48 }, (_month, at) =>
    Math.round(SEASONLESS[seed % SEASONLESS.length]!(seed + 1, at)),
  ),
}));

const wikipedia = await startWikipedia([
  { title: 'Rain barrel', text: 'A rain barrel.', views: summery },
  { title: 'Unread', text: '' },
  { title: 'Risen', text: '', views: risen },
  ...DECOYS,
  ...UNSEASONAL,
]);
afterAll(() => wikipedia.close());
const server = await openTestServer({
  SEARCH_SOURCES: 'wikipedia',
  WIKIPEDIA_URL: wikipedia.url,
  PAGEVIEWS_URL: wikipedia.url,
  DEFAULT_PLAN: 'Entrepreneur',
});
const maya = await server.signUp('Maya');
const locked = await server.signUp('Locked');
const forecast = async (body: object, person = maya) =>
  (await server.call(person, advanced.forecastPerformance, { body: { topic: 'Rain barrel', ...body } })).body;
const grades = async (person = maya) => (await server.call(person, advanced.listForecasts, {})).body;
const used = async () => (await server.call(maya, readUsage, {})).body.usage.seoRequests;

test('a seasonal series is forecast with its season and intervals; data known within a day is free', async () => {
  const { forecasts, clickRates, baseRate } = await forecast({
    targetKeywords: ['Unread'],
    outline: ['Where a rain barrel stands'],
  });
  const [barrel] = forecasts;
  expect(barrel).toMatchObject({
    keyword: 'Rain barrel',
    measure: 'pageviews',
    subject: 'Rain barrel',
    inOutline: true,
    observations: 48,
    history: expect.objectContaining({ length: 48 }),
  });
  expect(barrel?.seasonal).not.toBe('none');
  // The series repeats itself exactly, and so does its forecast.
  for (const [at, mean] of (barrel?.mean ?? []).entries()) {
    const expected = 1000 * (SEASON[monthOf(at, 0)] ?? 1);
    expect(Math.abs(mean - expected) / expected).toBeLessThan(0.05);
    expect(barrel!.lower90[at]).toBeLessThanOrEqual(barrel!.lower50[at]!);
    expect(barrel!.upper90[at]).toBeGreaterThanOrEqual(barrel!.upper50[at]!);
  }
  expect(barrel?.months[0]).toBe(new Date().toISOString().slice(0, 7));
  expect(clickRates.map(({ position }) => position)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  expect(baseRate.topTenWithinAYear).toBeLessThan(0.02);
  const before = await used();
  expect(before).toBe(1);
  await forecast({ targetKeywords: ['Unread'] });
  expect(await used()).toBe(before);
});

test('a season is reported for the one series that has it, and for none of 24 that only fluctuate', async () => {
  const titles = [...UNSEASONAL.map(({ title }) => title), 'Rain barrel'];
  const told = new Map<string, string>();
  for (let from = 0; from < titles.length; from += 6) {
    const [topic = '', ...targetKeywords] = titles.slice(from, from + 6);
    const { forecasts } = await forecast({ topic, targetKeywords });
    for (const { subject, seasonal } of forecasts) told.set(subject, seasonal);
  }
  expect([...told.keys()].toSorted()).toEqual(titles.toSorted());
  expect([...told].filter(([, seasonal]) => seasonal !== 'none').map(([subject]) => subject)).toEqual([
    'Rain barrel',
  ]);
});

test('a forecast is graded against actual figures once its months have passed', async () => {
  const person = await server.signUp('Ines');
  const { runId } = await forecast({}, person);
  expect(await grades(person)).toMatchObject({
    summary: { months: 0, within90: null, smape: null },
    forecasts: [{ runId, subject: 'Rain barrel', verdict: 'open', months: 0 }],
  });
  // As if it had been made a year ago: it predicted 100 for a month that had 1000, and the rest exactly.
  const months = monthsAfter(
    new Date(Date.UTC(new Date().getUTCFullYear(), thisMonth - 7, 1)).toISOString().slice(0, 7),
    4,
  );
  const came = months.map((month) => 1000 * (SEASON[Number(month.slice(5)) - 1] ?? 1));
  const said = came.map((value, at) => (at === 0 ? value / 10 : value));
  const stored = { months, mean: said, lower50: said, upper50: said, lower90: said, upper90: said };
  await server.sql.query(
    "update forecast set stored = $1, actual = $2, grade_at = now() - interval '1 hour' where run_id = $3",
    [JSON.stringify(stored), JSON.stringify(months.map(() => null)), runId],
  );
  await forecast({}, person);
  const { forecasts, summary } = await grades(person);
  const graded = forecasts.find((one) => one.runId === runId);
  expect(graded).toMatchObject({ months: 4, within90: 0.75, within50: 0.75, verdict: 'held' });
  // One of four: 200 × 0.9 / 1.1.
  expect(graded?.smape).toBeCloseTo((200 * 0.9) / 1.1 / 4, 6);
  expect(summary.months).toBe(4);
  const { rows } = await server.sql.query('select grade_at from forecast where run_id = $1', [runId]);
  expect(rows).toEqual([{ grade_at: null }]);
  expect((await grades()).forecasts.every((one) => one.runId !== runId)).toBe(true);
});

/** Runs one night's grading with the sources of these tests: a free counter and a paid one. */
async function gradeInTheNight(): Promise<number> {
  const pool = openPool({ connectionString: server.databaseUrl }, 2);
  const db = openDatabase(pool);
  const services = createServices();
  const { config, outgoing, publicUrl, log } = services;
  const crawler = createCrawler({ db, outgoing, publicUrl, version: config.version, ...config.crawler });
  const counter = wikipediaSource({
    url: wikipedia.url,
    pageviewsUrl: wikipedia.url,
    userAgent: () => 'PagewrightBot/1 (+https://pagewright.example)',
    timeoutMs: 5_000,
  });
  let paid = 0;
  const sources = async (workspaceId: string) => {
    if (workspaceId === locked.workspaceId) throw new Error('the keys of this workspace cannot be read');
    return [
      {
        ...counter,
        payer: 'installation' as const,
        interest: async () => {
          paid += 1;
          return [];
        },
      },
      { ...counter, payer: 'nobody' as const },
    ];
  };
  const vendors = { ...services.vendors, sources };
  for (;;) {
    const due = await claimDueSeries(db);
    if (due === undefined) break;
    await gradeClaimed({ db, services: { ...services, crawler, vendors }, log }, due);
  }
  await pool.end();
  return paid;
}

test('past forecasts are graded nightly by free sources; missing data waits for the next night', async () => {
  const person = await server.signUp('Night');
  const { runId } = await forecast({}, person);
  const lost = (await forecast({ topic: 'Steady 1' }, person)).runId;
  const barred = (await forecast({}, locked)).runId;
  const last = new Date(Date.UTC(new Date().getUTCFullYear(), thisMonth - 1, 1)).toISOString().slice(0, 7);
  const stored = { months: [last], mean: [0], lower50: [0], upper50: [0], lower90: [0], upper90: [0] };
  const setDue = async (id: string, subject: string) =>
    server.sql.query(
      "update forecast set stored = $1, actual = '[null]', subject = $2, grade_at = now() - interval '1 hour' where run_id = $3",
      [JSON.stringify(stored), subject, id],
    );
  await setDue(runId, 'Rain barrel');
  await setDue(lost, 'An article that was renamed');
  await setDue(barred, 'Rain barrel');
  expect(await gradeInTheNight()).toBe(0);
  const rows = await server.sql.query<{ run_id: string; actual: (number | null)[]; waits: string | null }>(
    'select run_id, actual, extract(epoch from grade_at - now()) / 3600 as waits from forecast where run_id = any($1)',
    [[runId, lost, barred]],
  );
  const of = (id: string) => rows.rows.find((row) => row.run_id === id);
  expect(of(runId)).toMatchObject({ actual: [1000 * (SEASON[Number(last.slice(5)) - 1] ?? 1)], waits: null });
  for (const open of [of(lost), of(barred)]) {
    expect(open?.actual).toEqual([null]);
    // Later than now, and before the next night's job.
    expect(Number(open?.waits)).toBeGreaterThan(0);
    expect(Number(open?.waits)).toBeLessThan(23);
  }
});

test('only the topic that rises beyond its own past emerges', async () => {
  const trends: [string, string][] = [];
  for (let from = 0; from < DECOYS.length; from += 7) {
    const seedKeywords = [...DECOYS.slice(from, from + 7).map(({ title }) => title), 'Risen'];
    const { body } = await server.call(maya, advanced.emergingTopics, { body: { seedKeywords } });
    expect(body.topics[0]?.topic).toBe('Risen');
    trends.push(...body.topics.map(({ topic, trend }): [string, string] => [topic, trend]));
  }
  const emerging = new Set(trends.filter(([, trend]) => trend === 'emerging').map(([topic]) => topic));
  expect([...emerging]).toEqual(['Risen']);
  expect(new Set(trends.map(([topic]) => topic)).size).toBeGreaterThanOrEqual(22);
});

test('the article closest to the keyword represents it, wherever the search lists it, and unrelated ones do not', async () => {
  // The source always lists “Rain barrel” first and “Risen” third.
  const { forecasts } = await forecast({
    topic: 'risen',
    targetKeywords: ['something else', 'best rain barrels', 'wooden barrel'],
  });
  expect(forecasts.map(({ measure, subject }) => [measure, subject])).toEqual([
    ['pageviews', 'Risen'],
    [null, 'something else'],
    ['pageviews', 'Rain barrel'],
    [null, 'wooden barrel'],
  ]);
  // Keywords that share a curve each name the article that it is of; the others have none.
  const shared = await forecast({
    topic: 'rain barrel',
    targetKeywords: ['rain barrels', 'best rain barrels', 'barrel jobs'],
  });
  expect(shared.forecasts.map(({ keyword, measure, subject }) => [keyword, measure && subject])).toEqual([
    ['rain barrel', 'Rain barrel'],
    ['rain barrels', 'Rain barrel'],
    ['best rain barrels', 'Rain barrel'],
    ['barrel jobs', null],
  ]);
});

test('without a source nothing is known or made up, and a failing source is named', async () => {
  const alone = await openTestServer({ DEFAULT_PLAN: 'Entrepreneur' });
  const person = await alone.signUp('Off');
  const { body } = await alone.call(person, advanced.forecastPerformance, { body: { topic: 'bees' } });
  expect(body.forecasts).toMatchObject([{ measure: null, mean: [], history: [] }]);
  expect(body.provenance.kind).toBe('unknown');
  expect((await alone.call(person, advanced.listForecasts, {})).body.forecasts).toEqual([]);
  expect((await alone.call(person, readUsage, {})).body.usage.seoRequests).toBe(0);

  wikipedia.failWith({ status: 500, body: {} });
  const sick = await forecast({ topic: 'never asked before' });
  wikipedia.failWith(null);
  expect(sick.forecasts[0]?.measure).toBeNull();
  expect(sick.sources).toMatchObject([{ title: 'Wikipedia', condition: 'failed' }]);
});

test.each([
  ['/predictive-analytics/forecast-performance', { topic: '' }],
  [
    '/predictive-analytics/forecast-performance',
    { topic: 'x', targetKeywords: ['1', '2', '3', '4', '5', '6'] },
  ],
  ['/predictive-analytics/emerging-topics', {}],
  ['/predictive-analytics/emerging-topics', { seedKeywords: ['1', '2', '3', '4', '5', '6', '7', '8', '9'] }],
])('%s refuses out-of-range input', async (path, body) => {
  expect((await server.send(`/api${path}`, { method: 'POST', person: maya, body })).status).toBe(400);
});

test('months continue across years, gaps are unknown, and a month is counted two days after its end', () => {
  expect(monthsAfter('2025-11', 3)).toEqual(['2025-12', '2026-01', '2026-02']);
  expect(countAvailableAt('2025-12').toISOString()).toBe('2026-01-03T00:00:00.000Z');
  const series = [
    { month: '2025-11', value: 1 },
    { month: '2026-01', value: 3 },
  ];
  expect(fillGaps(series)).toEqual([1, null, 3]);
  expect(fillGaps([])).toEqual([]);
});
