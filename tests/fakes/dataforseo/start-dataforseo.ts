import {
  startFakeService,
  type FakeService,
  type ServiceResponse,
  type ServiceRequest,
} from '../service/start-fake-service.ts';

export const DATAFORSEO_KEY = 'fake@example.com:fake-password-42';

/** The fake's data. */
export interface DataForSeoWorld {
  /** Items of a results page, in the service's format. */
  readonly items?: readonly { readonly type: string; readonly [field: string]: unknown }[];
  readonly suggestions?: readonly string[];
  readonly volume?: number;
  readonly difficulty?: number;
  /** Figures by lowercase keyword; only these keywords are then known. Without it, every keyword has the same ones. */
  readonly figures?: Readonly<Record<string, { volume?: number; difficulty?: number; cpc?: number }>>;
  /** Page URLs, each with the hosts that it links to. */
  readonly links?: Readonly<Record<string, readonly string[]>>;
}

const PATHS = {
  organic: '/v3/serp/google/organic/live/advanced',
  autocomplete: '/v3/serp/google/autocomplete/live/advanced',
  overview: '/v3/dataforseo_labs/google/keyword_overview/live',
  pageIntersection: '/v3/backlinks/page_intersection/live',
} as const;

/**
 * Starts a fake of DataForSEO version 3, modeled on its own client's types: one task in an array; responses have status
 * 200, with a status per task. It refuses a wrong login with 401 and an invalid task with 40501.
 */
export function startDataForSeo(world: DataForSeoWorld): Promise<FakeService> {
  return startFakeService((request) => {
    if (request.headers.authorization !== `Basic ${Buffer.from(DATAFORSEO_KEY).toString('base64')}`)
      return { ...envelope(40_100, 'You are not Authorized to Access this Resource.', null), status: 401 };
    if (request.method !== 'POST' || !Object.values<string>(PATHS).includes(request.path))
      return { ...envelope(40_400, 'Not Found.', null), status: 404 };
    const wrong = findError(request);
    if (wrong !== null) return dataForSeoTask(40_501, `Invalid Field: '${wrong}'.`);
    return envelope(20_000, 'Ok.', [task(20_000, 'Ok.', [resultOf(request, world)])]);
  });
}

/** A response with status 200 whose task failed. */
export function dataForSeoTask(code: number, message: string): ServiceResponse {
  return envelope(20_000, 'Ok.', [task(code, message, null)]);
}

/** A response that failed as a whole. */
export function envelope(code: number, message: string, tasks: readonly object[] | null): ServiceResponse {
  return {
    body: {
      version: '0.1.20261120',
      status_code: code,
      status_message: message,
      time: '0.1 sec.',
      cost: 0.002,
      tasks_count: tasks?.length ?? 0,
      tasks_error: 0,
      tasks,
    },
  };
}

function task(code: number, message: string, result: readonly unknown[] | null): object {
  return {
    id: '11211535-1535-0139-0000-000000000000',
    status_code: code,
    status_message: message,
    time: '0.1 sec.',
    cost: 0.002,
    result_count: result?.length ?? 0,
    path: ['v3'],
    data: {},
    result,
  };
}

function findError({ body, path }: ServiceRequest): string | null {
  if (!Array.isArray(body) || body.length !== 1) return 'POST data';
  const given = body[0] as Record<string, unknown>;
  if (path === PATHS.pageIntersection) return findLinkError(given);
  if (given['location_name'] !== 'United States') return 'location_name';
  if (given['language_code'] !== 'en') return 'language_code';
  const { depth = 10, device = 'desktop' } = given;
  if (typeof depth !== 'number' || depth < 1 || depth > 200) return 'depth';
  if (device !== 'desktop' && device !== 'mobile') return 'device';
  if (path !== PATHS.overview) return typeof given['keyword'] === 'string' ? null : 'keyword';
  const keywords = given['keywords'];
  return Array.isArray(keywords) && keywords.length <= 700 && keywords.every(isKeyword) ? null : 'keywords';
}

/** Rules of the documentation: at most 80 characters and 10 words. */
function isKeyword(keyword: unknown): boolean {
  return typeof keyword === 'string' && keyword.length <= 80 && keyword.split(/\s+/).length <= 10;
}

/** Rules of the vendor's client for link tasks: no location, no language, at most 20 targets and 10 exclusions. */
function findLinkError(given: Record<string, unknown>): string | null {
  const known = new Set(['targets', 'exclude_targets', 'intersection_mode', 'order_by', 'limit']);
  const unknown = Object.keys(given).find((field) => !known.has(field));
  if (unknown !== undefined) return unknown;
  const { targets, exclude_targets: excluded = [] } = given;
  const numbers = Object.keys(targets ?? {});
  if (numbers.length === 0 || numbers.length > 20 || numbers.some((number) => !/^[1-9]\d?$/.test(number)))
    return 'targets';
  return Array.isArray(excluded) && excluded.length <= 10 ? null : 'exclude_targets';
}

function resultOf({ path, body }: ServiceRequest, world: DataForSeoWorld): object {
  const { items = [], suggestions = [], links = {} } = world;
  if (path === PATHS.pageIntersection) return linksOf(body as readonly LinkTask[], links);
  const head = { keyword: 'as asked', location_code: 2840, language_code: 'en' };
  if (path === PATHS.organic)
    return { ...head, type: 'organic', item_types: [...new Set(items.map(({ type }) => type))], items };
  if (path === PATHS.autocomplete) {
    const lines = suggestions.map((suggestion, index) => ({
      type: 'autocomplete',
      rank_group: index + 1,
      suggestion,
    }));
    return { ...head, type: 'autocomplete', item_types: ['autocomplete'], items: lines };
  }
  const known = (body as readonly OverviewTask[])[0]?.keywords.flatMap((keyword) =>
    overviewOf(keyword.toLowerCase(), world),
  );
  return { se_type: 'google', ...head, items: known?.length ? known : null };
}

interface OverviewTask {
  readonly keywords: readonly string[];
}

/** Keywords that the database does not contain are omitted. */
function overviewOf(keyword: string, { volume, difficulty, figures }: DataForSeoWorld): object[] {
  if (figures === undefined)
    return volume === undefined && difficulty === undefined
      ? []
      : [overview(keyword, { volume, difficulty })];
  const own = figures[keyword];
  return own === undefined ? [] : [overview(keyword, own)];
}

interface LinkTask {
  readonly targets: Readonly<Record<string, string>>;
  readonly exclude_targets?: readonly string[];
}

function linksOf([asked]: readonly LinkTask[], links: NonNullable<DataForSeoWorld['links']>): object {
  const { targets = {}, exclude_targets: excluded = [] } = asked ?? {};
  const items = Object.entries(links)
    .filter(([, hosts]) => !hosts.some((host) => excluded.includes(host)))
    .map(([page, hosts]) => {
      const linked = Object.entries(targets).filter(([, host]) => hosts.includes(host));
      const element = (host: string): object => ({
        type: 'page_intersection',
        domain_from: new URL(page).hostname,
        url_from: page,
        domain_to: host,
        url_to: `https://${host}/`,
        is_new: false,
        is_lost: false,
        page_from_title: 'A page',
        dofollow: true,
        anchor: host,
      });
      return {
        page_intersection: Object.fromEntries(linked.map(([number, host]) => [number, [element(host)]])),
        summary: { intersections_count: linked.length },
      };
    })
    .filter(({ summary }) => summary.intersections_count > 0)
    .toSorted((a, b) => b.summary.intersections_count - a.summary.intersections_count);
  return {
    targets,
    total_count: items.length,
    items_count: items.length,
    items: items.length === 0 ? null : items,
  };
}

interface Figures {
  readonly volume?: number | undefined;
  readonly difficulty?: number | undefined;
  readonly cpc?: number;
}

function overview(keyword: string, { volume, difficulty, cpc = 1.25 }: Figures): object {
  return {
    se_type: 'google',
    keyword,
    keyword_info: {
      competition: 0.5,
      cpc,
      search_volume: volume ?? null,
      monthly_searches: [
        { year: 2026, month: 10, search_volume: 1300 },
        { year: 2026, month: 9, search_volume: 1100 },
      ],
    },
    keyword_properties: { keyword_difficulty: difficulty ?? null },
    search_intent_info: null,
  };
}
