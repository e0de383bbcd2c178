/** What tells the entries of a list apart, and what they are called. */
interface Identity {
  /** Fields that together identify an entry; of `a|b`, the first one that is known. */
  readonly by: readonly [string, ...string[]];
  /** The field that names an entry. If omitted, it is the first of `by`. */
  readonly name?: string;
}

type Fields = Readonly<Record<string, unknown>>;

const PAGE = 'url|title';

/** The lists of all results and inputs, by their own names. A test finds those of the contract that are missing. */
export const IDENTITIES: Readonly<Record<string, Identity>> = {
  alerts: { by: ['id'], name: 'message' },
  articles: { by: ['id'], name: 'title' },
  claims: { by: ['text'] },
  clickRates: { by: ['position'] },
  clickRateSources: { by: ['publisher', 'year'] },
  clusters: { by: ['name'] },
  competitorLinks: { by: ['href', 'competitor'] },
  competitors: { by: ['competitor'] },
  covered: { by: ['name'] },
  dated: { by: ['quote', 'phrase'] },
  deadLinks: { by: ['href'] },
  depth: { by: ['text'] },
  drafts: { by: ['pageUrl', 'kind'] },
  evidence: { by: ['text'] },
  findings: { by: ['code'] },
  forecasts: { by: ['keyword'] },
  formats: { by: ['format'] },
  gainBreakdown: { by: ['code'] },
  gains: { by: ['part', 'keyword|opportunity.pageUrl'], name: 'message' },
  gaps: { by: ['keyword'] },
  given: { by: [PAGE] },
  history: { by: ['month'] },
  intents: { by: ['intent'] },
  keywords: { by: ['keyword'] },
  leftOut: { by: [`${PAGE}|part`, 'code'] },
  matrix: { by: ['keyword'] },
  mentions: { by: ['sentence', 'brand'] },
  missed: { by: ['name|url'] },
  missedByUs: { by: ['name'] },
  months: { by: ['month'] },
  opportunities: { by: ['pageUrl|keyword', 'deadLink.href', 'kind'] },
  pages: { by: [`primaryKeyword|${PAGE}`, 'competitor'] },
  partners: { by: ['url'] },
  parts: { by: ['id|code'] },
  patterns: { by: ['code'] },
  questions: { by: ['text'] },
  recommendations: { by: ['code'] },
  result: { by: ['competitor'] },
  results: { by: ['url'] },
  sections: { by: ['question'] },
  series: { by: ['months'] },
  signs: { by: ['code', 'quotation'] },
  sites: { by: ['site'] },
  snippets: { by: ['text'] },
  sources: { by: ['title|source'] },
  stages: { by: ['stage'] },
  strengths: { by: ['code'], name: 'message' },
  terms: { by: ['text'] },
  topics: { by: ['topic'] },
  typePages: { by: ['type'] },
  unread: { by: ['url'] },
  updatePriority: { by: ['url'] },
  weaknesses: { by: ['code'], name: 'message' },
};

/** For lists that only older versions had. */
const OTHER: Identity = { by: ['keyword|title|text|url|name|code'] };

/** Fields that hold one object, and what the object is called. Others are told field by field. */
const SINGLE_NAMES: Readonly<Record<string, string>> = {
  after: 'title',
  answer: 'text',
  before: 'title',
  best: PAGE,
  deadLink: 'href',
  drafted: 'subject',
  figures: 'source',
  formatProvenance: 'kind',
  hook: 'text',
  opportunity: 'pageUrl',
  ours: PAGE,
  own: 'site',
  page: PAGE,
  spoken: 'text',
};

/** Joins what tells entries of one name apart. */
const AND = ' · ';
const MAX_NAME_LENGTH = 300;

/** The name of the object in a field; null if it has none. */
export function singleName(field: string, value: Fields): string | null {
  const name = Object.hasOwn(SINGLE_NAMES, field) ? SINGLE_NAMES[field] : undefined;
  return name === undefined ? null : known(value, name);
}

/** The same for all versions of an entry, and different for most other entries of the list. */
export function entryKey(list: string, entry: unknown): string {
  if (!isFields(entry)) return JSON.stringify(entry ?? null);
  return JSON.stringify(identityOf(list).by.map((field) => known(entry, field)));
}

/** A name for each entry of a list. No two are alike; an entry without any is ''. */
export function entryNames(list: string, entries: readonly unknown[]): string[] {
  const short = entries.map((entry) => shortName(list, entry) ?? '');
  const alike = Map.groupBy(entries.keys(), (at) => short[at]);
  const names = short.map((name, at) => {
    const group = alike.get(name) ?? [];
    return group.length < 2 ? name : [name, ...difference(list, entries, group, at)].join(AND);
  });
  const used = new Set<string>();
  return names.map((name) => {
    if (name === '') return name;
    let unique = name;
    for (let turn = 2; used.has(unique); turn += 1) unique = `${name} (${turn})`;
    used.add(unique);
    return unique;
  });
}

/** The values by which an entry differs from others of its name. */
function difference(
  list: string,
  entries: readonly unknown[],
  group: readonly number[],
  at: number,
): string[] {
  return identityOf(list).by.flatMap((field) => {
    const values = group.map((one) => valueOf(entries[one], field));
    const own = valueOf(entries[at], field);
    return own === null || values.every((value) => value === own) ? [] : [own];
  });
}

const valueOf = (entry: unknown, field: string): string | null =>
  isFields(entry) ? known(entry, field) : null;

function shortName(list: string, entry: unknown): string | null {
  if (Array.isArray(entry)) return entry.map(String).join(', ').slice(0, MAX_NAME_LENGTH);
  if (typeof entry === 'string') return entry.slice(0, MAX_NAME_LENGTH);
  if (!isFields(entry)) return JSON.stringify(entry ?? null);
  const { by, name } = identityOf(list);
  return [...(name === undefined ? [] : [name]), ...by].reduce<string | null>(
    (found, field) => found ?? known(entry, field),
    null,
  );
}

function identityOf(list: string): Identity {
  return (Object.hasOwn(IDENTITIES, list) ? IDENTITIES[list] : undefined) ?? OTHER;
}

/** The first of the alternatives that has a value, as text. */
function known(fields: Fields, alternatives: string): string | null {
  for (const path of alternatives.split('|')) {
    const value = path
      .split('.')
      .reduce<unknown>((outer, name) => (isFields(outer) ? outer[name] : undefined), fields);
    if ((typeof value === 'string' && value !== '') || typeof value === 'number')
      return String(value).slice(0, MAX_NAME_LENGTH);
  }
  return null;
}

/** Whether a value is an object with fields. */
export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
