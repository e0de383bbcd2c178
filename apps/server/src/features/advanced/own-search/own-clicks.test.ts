import { forecastPerformance } from '@pagewright/contract/advanced';
import { updateSettings } from '@pagewright/contract/settings';
import { expect, test } from 'vitest';
import { openTestServer } from '../../../../../../tests/server/open-test-server.ts';
import type { TestPerson } from '../../../../../../tests/server/test-server.ts';
import { withoutOverlap } from './without-overlap.ts';

const server = await openTestServer({ DEFAULT_PLAN: 'Entrepreneur' });
const ratesOf = async (person: TestPerson) =>
  (await server.call(person, forecastPerformance, { body: { topic: 'rain barrel' } })).body;
async function give(person: TestPerson, rows: string, days: string): Promise<void> {
  const body = new FormData();
  const table = `Top queries,Clicks,Impressions,CTR,Position\n${rows}`;
  body.append('file', new Blob([table]), 'Queries.csv');
  const path = `/api/analytics/search/import?${days}`;
  expect((await server.send(path, { method: 'POST', person, body })).status).toBe(201);
}

test('own clicks refine the published rates by position as far as they reach, in their own workspace only', async () => {
  const [ada, eve] = [await server.signUp('Ada'), await server.signUp('Eve')];
  const published = await ratesOf(ada);
  expect(published.ownClicks).toBeNull();
  expect(published.clickRates.every(({ own }) => own.weight === 0 && own.impressions === 0)).toBe(true);

  const may = 'from=2026-05-01&to=2026-05-31';
  await give(ada, 'barrel,3,100,3%,3.2\nbutt,37,400,9%,2.8\ngutter,9,90,10%,14\nunseen,0,0,0%,0\n', may);
  // Imported twice, and once more within another import, it counts once.
  await give(ada, 'barrel,3,100,3%,3.2\nbutt,37,400,9%,2.8\n', may);
  await give(ada, 'barrel,1,50,2%,3\n', 'from=2026-04-01&to=2026-04-30');
  const refined = await ratesOf(ada);
  expect(refined.ownClicks).toEqual({
    from: '2026-04-01',
    to: '2026-05-31',
    brands: [],
    provenance: { kind: 'measured', method: 'Google Search Console' },
  });
  const at = ({ clickRates }: typeof refined, position: number) =>
    clickRates.find((rate) => rate.position === position)!;
  const { own, mean, low, high } = at(refined, 3);
  expect(own).toMatchObject({ impressions: 550, clicks: 41 });
  expect(own.weight).toBeGreaterThan(0.3);
  expect(own.weight).toBeLessThan(1);
  expect(mean).toBeCloseTo((1 - own.weight) * at(published, 3).mean + own.weight * (41 / 550), 10);
  // Fewer clicks than the studies report, and more uncertainty than they suggest.
  expect(mean).toBeLessThan(at(published, 3).low);
  expect(low).toBeLessThan(mean);
  expect(high).toBeGreaterThan(mean);
  for (const position of [1, 2, 4, 10]) expect(at(refined, position)).toEqual(at(published, position));
  expect((await ratesOf(eve)).clickRates).toEqual(published.clickRates);
});

test('brand searches and a handful of impressions do not change rates', async () => {
  const zoe = await server.signUp('Zoe');
  const published = await ratesOf(zoe);
  await server.call(zoe, updateSettings, {
    body: { profile: { website: 'https://www.brewnorth.example/' } },
  });
  const may = 'from=2026-05-01&to=2026-05-31';
  await give(zoe, 'brew north,880,950,92%,1\nBrewNorth.example,90,95,95%,1\nrain barrel,90,95,94%,1\n', may);
  const after = await ratesOf(zoe);
  expect(after.ownClicks?.brands).toContain('brewnorth');
  const [before, now] = [published, after].map(({ clickRates }) => clickRates[0]!.mean);
  expect(now).toBe(before);
  expect(after.clickRates[0]!.own).toMatchObject({ impressions: 95, weight: 0 });
});

test('sums count, newest first, unless they share a day with a newer one', () => {
  const span = (fromDay: string, toDay: string) => ({ fromDay, toDay });
  const newest = span('2026-03-10', '2026-03-20');
  const before = span('2026-03-01', '2026-03-09');
  const touching = span('2026-03-20', '2026-03-31');
  const after = span('2026-03-21', '2026-03-31');
  const around = span('2026-01-01', '2026-12-31');
  expect(withoutOverlap([newest, around, before, touching, after, newest])).toEqual([newest, before, after]);
  expect(withoutOverlap([around, newest])).toEqual([around]);
  expect(withoutOverlap([])).toEqual([]);
});
