/** Plants figures: clicks of our pages by day, and page views of articles by month. */
import type pg from 'pg';
import { daysAgo, untouched, type Page, type Site } from './page.ts';
import { shuffled, type Random } from './write-text.ts';
import type { WikipediaArticle } from '../../tests/fakes/wikipedia/start-wikipedia.ts';

/** Clicks per day: in the last four weeks, the four before, and those a year before. */
interface Level {
  readonly now: number;
  readonly lately: number;
  readonly yearBefore: number;
}

export interface TrafficTruths {
  readonly falling: Map<string, string>;
  readonly seasonal: Map<string, string>;
}

const YEAR = 364;
const FALLING = 6;
const SEASONAL = 8;

/** A count around a mean, as independent clicks give it. */
function poisson(random: Random, mean: number): number {
  const limit = Math.exp(-mean);
  let [count, product] = [0, random()];
  for (; product > limit; count += 1) product *= random();
  return count;
}

/** Levels of our pages: some fall, some are out of their season as every year, most are steady with noise. */
export function plantTraffic(
  random: Random,
  own: Site,
): { levels: Map<string, Level>; truths: TrafficTruths } {
  const truths: TrafficTruths = { falling: new Map(), seasonal: new Map() };
  const levels = new Map<string, Level>();
  const free: Page[] = shuffled(random, untouched(own));
  for (const page of free.slice(0, FALLING)) {
    page.isTaken = true;
    page.verdicts = ['refresh'];
    const before = 3 + 6 * random();
    const now = before * (0.3 + 0.25 * random());
    levels.set(page.path, { now, lately: now * 1.1, yearBefore: before });
    truths.falling.set(own.url + page.path, 'clicks halved within a year');
  }
  for (const page of free.slice(FALLING, FALLING + SEASONAL)) {
    page.isTaken = true;
    const low = 0.5 + 3 * random();
    levels.set(page.path, { now: low, lately: low * (4 + 6 * random()), yearBefore: low });
    truths.seasonal.set(own.url + page.path, 'falls each year at this time');
  }
  for (const page of own.pages) {
    if (levels.has(page.path)) continue;
    // Nobody comes to what has not changed for years: only then age counts.
    const steady = page.verdicts.includes('refresh') ? 0 : 0.3 + 8 * random() ** 2;
    levels.set(page.path, { now: steady, lately: steady, yearBefore: steady });
  }
  return { levels, truths };
}

/** Stores the figures as a pull from Search Console does. */
export async function storeTraffic(
  random: Random,
  sql: pg.Pool,
  workspaceId: string,
  own: Site,
  levels: ReadonlyMap<string, Level>,
): Promise<void> {
  const { rows } = await sql.query<{ id: number }>(
    'insert into search_property (workspace_id, url) values ($1, $2) returning id',
    [workspaceId, `${own.url}/`],
  );
  const id = rows[0]?.id;
  const days = [0, 28, YEAR].flatMap((from) => Array.from({ length: 28 }, (_, at) => from + at + 3));
  for (const day of days)
    await sql.query(
      `insert into search_day (property_id, day, clicks, impressions, position_sum, is_final, asked_at, rows_asked_at) values ($1, $2, 0, 0, 0, true, now(), now())`,
      [id, daysAgo(day).slice(0, 10)],
    );
  for (const [path, { now, lately, yearBefore }] of levels) {
    const inserted = await sql.query<{ id: number }>(
      'insert into search_page (property_id, url) values ($1, $2) returning id',
      [id, own.url + path],
    );
    const counts = days.map((day) => poisson(random, day < 31 ? now : day < 60 ? lately : yearBefore));
    await sql.query(
      `insert into search_page_day (property_id, day, page_id, clicks, impressions, position_sum)
       select $1, day, $2, clicks, clicks * 12 + 3, clicks * 40 from unnest($3::date[], $4::int[]) as counted (day, clicks)`,
      [id, inserted.rows[0]?.id, days.map((day) => daysAgo(day).slice(0, 10)), counts],
    );
  }
}

const MONTHS = 48;

/** Articles whose page views grow faster than their own past, and decoys. */
export function plantSeries(random: Random): { articles: WikipediaArticle[]; emerging: Map<string, string> } {
  const emerging = new Map<string, string>();
  const noise = (): number => 0.93 + 0.14 * random();
  const season = (at: number, peak: number): number =>
    1 + 0.9 * Math.cos((2 * Math.PI * (at - (MONTHS - 1) - peak)) / 12);
  const kinds: [string, boolean, (at: number) => number][] = [
    ['Doubled in the last quarter', true, (at) => (at >= MONTHS - 3 ? 2.2 : 1)],
    ['Grows faster each month', true, (at) => 1 + Math.max(0, at - (MONTHS - 6)) ** 1.6 / 4],
    ['Came out of nothing', true, (at) => (at >= MONTHS - 3 ? 6 : 0.4)],
    ['Seasonal and at its peak', false, (at) => season(at, 0)],
    ['Seasonal and rising to its peak', false, (at) => season(at, 2)],
    ['Grows slowly for years', false, (at) => 1 + at / MONTHS],
    ['Steady', false, () => 1],
    ['Falls', false, (at) => 2 - at / MONTHS],
    ['Restless', false, () => 0.5 + 1.2 * random()],
    ['Peaked two years ago', false, (at) => (at === MONTHS - 25 ? 9 : 1)],
  ];
  const articles: WikipediaArticle[] = [];
  for (const copy of ['alpha', 'beta'])
    for (const [name, isEmerging, shape] of kinds) {
      const base = 600 + Math.floor(4_000 * random());
      const title = `${name} ${copy}`;
      articles.push({
        title,
        text: '',
        views: Array.from({ length: MONTHS }, (_, at) => Math.round(base * shape(at) * noise())),
      });
      if (isEmerging) emerging.set(title, name);
    }
  return { articles, emerging };
}
