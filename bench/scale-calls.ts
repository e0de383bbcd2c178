/** The calls of `scale.ts` by name. */
import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { writeCursor } from '../apps/server/src/features/content/cursor.ts';
import { createRandom, wordAt, type Owner } from './list-rows.ts';
import { writeArticle } from './scale-texts.ts';

/** What the calls name in the large workspace of an installation. */
interface Places {
  /** Its site. */
  readonly slug: string;
  /** Drafts and published items from all over it, for single calls. */
  readonly ids: readonly string[];
  readonly publicIds: readonly string[];
  readonly publicSlugs: readonly string[];
  /** The place of the list, by last change, that nine tenths of all items come before. */
  readonly lateCursor: string;
  /** The place of the public list that only its last page comes after. */
  readonly lastPlace: string;
}

/** One installation under measurement. */
export interface Installation extends Places {
  readonly items: number;
  readonly url: string;
  readonly owner: Owner;
  readonly token: () => Promise<string>;
  readonly pool: pg.Pool;
}

/** A request of a call; `n` is a different number each time. */
export interface Call {
  readonly method?: 'POST' | 'PUT';
  readonly path: (one: Installation, n: number) => string;
  readonly body?: (one: Installation, n: number) => unknown;
  /** Readers without an account. */
  readonly isPublic?: true;
  /** Kept by the server until the site changes, so a change of the site comes before every twentieth request. */
  readonly isCached?: true;
}

/** Drafts, and published items, that single calls take in turn. */
const SINGLE = 200;
const PUBLIC_PAGE_SIZE = 20;
const TEXT_WORDS = 700;

const [common, usual, rare] = [wordAt(1), wordAt(300), wordAt(40_000)];
const month = new Date().toISOString().slice(0, 7);
const random = createRandom(11);
const texts = Array.from({ length: 20 }, () => writeArticle(random, TEXT_WORDS));
const article = (n: number): string => `${texts[n % texts.length]}<p>Sentence number ${n}.</p>`;
const at = (list: readonly string[], n: number): string => list[n % list.length] ?? '';

const read = (path: string): Call => ({ path: () => path });
const shown = (path: Call['path']): Call => ({ path, isPublic: true, isCached: true });

export const CALLS: Readonly<Record<string, Call>> = {
  'list, own': { path: ({ owner }) => `/api/content?authorId=${owner.userId}` },
  'list, all': read('/api/content?authorId=all'),
  'list, four filters': read(
    '/api/content?authorId=all&status=draft&category=Category 7&tag=tag 17&scoreFrom=10',
  ),
  'list, by tag and views': read('/api/content?authorId=all&tag=tag 17&sort=views'),
  'list, by views': read('/api/content?authorId=all&sort=views'),
  'list, at 90 % by cursor': { path: ({ lateCursor }) => `/api/content?authorId=all&cursor=${lateCursor}` },
  'open item': { path: ({ ids }, n) => `/api/content/${at(ids, n)}` },
  counts: read('/api/content/counts'),
  'search, common word': read(`/api/content?authorId=all&searchTerm=${common}`),
  'search, usual word': read(`/api/content?authorId=all&searchTerm=${usual}`),
  'search, rare word': read(`/api/content?authorId=all&searchTerm=${rare}`),
  'search, one letter': read(`/api/content?authorId=all&searchTerm=${common[0]}`),
  'Ctrl-K, common word': read(`/api/search?searchTerm=${common}`),
  'Ctrl-K, usual word': read(`/api/search?searchTerm=${usual}`),
  'Ctrl-K, no such word': read('/api/search?searchTerm=zzzzzzzzzz'),
  'calendar, month': read(`/api/calendar/days?start=${month}-01&end=${month}-28`),
  'analytics, overview 7d': read('/api/analytics?timeRange=7d'),
  'analytics, performance 30d': read('/api/analytics/performance?timeRange=30d'),
  'analytics, performance 12m': read('/api/analytics/performance?timeRange=12m'),
  'public page': shown(({ slug, publicSlugs }, n) => `/sites/${slug}/${at(publicSlugs, n)}`),
  'public list': shown(({ slug }) => `/sites/${slug}/`),
  'public list, tenth page': shown(({ slug }) => `/sites/${slug}/?page=10`),
  'public list, last page': shown(({ slug, lastPlace }) => `/sites/${slug}/?after=${lastPlace}`),
  'public search, common word': {
    path: ({ slug }, n) => `/sites/${slug}/?q=${common}+${wordAt(1 + (n % 3))}`,
    isPublic: true,
  },
  'public search, usual word': {
    path: ({ slug }, n) => `/sites/${slug}/?q=${wordAt(100 + (n % 300))}`,
    isPublic: true,
  },
  'public tag': shown(({ slug }, n) => `/sites/${slug}/tags/tag ${(n * 10) % 300}`),
  'sitemap of a site': shown(({ slug }) => `/sites/${slug}/sitemap.xml`),
  'sitemap of sites': shown(() => '/sites/sitemap.xml'),
  RSS: shown(({ slug }) => `/sites/${slug}/rss.xml`),
  create: {
    method: 'POST',
    path: () => '/api/content',
    body: (_, n) => ({ title: `New article ${n}`, content: article(n), primaryKeyword: usual }),
  },
  update: {
    method: 'PUT',
    path: ({ ids }, n) => `/api/content/${at(ids, n)}`,
    body: (_, n) => ({ content: article(n) }),
  },
  beacon: {
    method: 'POST',
    path: () => '/api/beacon',
    body: ({ publicIds }, n) => ({
      page: at(publicIds, n),
      load: randomUUID(),
      number: 0,
      kind: 'view',
      source: 'search.example',
    }),
    isPublic: true,
  },
};

/** Looks up what the calls of an installation need. */
export async function readPlaces(pool: pg.Pool, { workspaceId }: Owner): Promise<Places> {
  const site = await pool.query<{ slug: string; published: number; items: number }>(
    `select slug, (select count(*)::int from publication where workspace_id = w.id) as published,
       (select count(*)::int from content where workspace_id = w.id) as items
     from workspace w where id = $1`,
    [workspaceId],
  );
  const { slug = '', published = 0, items = 0 } = site.rows[0] ?? {};
  // Ids are hashes, so the first ones are from all over the workspace.
  const drafts = await pool.query<{ id: string }>(
    `select id from content where workspace_id = $1 and status = 'draft' order by id limit ${SINGLE}`,
    [workspaceId],
  );
  const publications = await pool.query<{ id: string; slug: string }>(
    `select content_id as id, slug from publication where workspace_id = $1 order by content_id limit ${SINGLE}`,
    [workspaceId],
  );
  const late = await pool.query<{ at: Date; id: string }>(
    `select updated_at as at, id from content where workspace_id = $1 and removed_at is null
     order by updated_at desc, id desc offset $2 limit 1`,
    [workspaceId, Math.floor(items * 0.9)],
  );
  const last = await pool.query<{ at: Date; id: string }>(
    `select published_at as at, content_id as id from publication where workspace_id = $1
     order by published_at, content_id offset $2 limit 1`,
    [workspaceId, Math.min(PUBLIC_PAGE_SIZE, published - 1)],
  );
  const [place, end] = [late.rows[0], last.rows[0]];
  if (place === undefined || end === undefined) throw new Error('the installation is empty');
  return {
    slug,
    ids: drafts.rows.map(({ id }) => id),
    publicIds: publications.rows.map(({ id }) => id),
    publicSlugs: publications.rows.map((row) => row.slug),
    lateCursor: writeCursor({ sort: 'updated', order: 'desc', key: place.at.toISOString(), id: place.id }),
    lastPlace: `${end.at.getTime()}-${end.id}`,
  };
}
