/**
 * Checks a page's JSON-LD: its syntax, and the properties that Google requires for a rich result of a type, as documented
 * at developers.google.com/search/docs/appearance/structured-data/search-gallery (November 2026). Types without required
 * properties, such as Article and Organization, and all others are not checked.
 */

type JsonRecord = Readonly<Record<string, unknown>>;

/** Properties of which one is enough. */
type AnyOf = readonly [string, ...string[]];

interface Rule {
  readonly required: readonly AnyOf[];
  /** Properties that all but the last record of a list must have. */
  readonly exceptLast?: readonly AnyOf[];
  /** Rules of the records at a property, by type. Records without a type have that of the first rule. */
  readonly parts?: Readonly<Record<string, Readonly<Record<string, Rule>>>>;
}

const ANSWER = { Answer: { required: [['text']] } } satisfies Record<string, Rule>;
const OFFERS = {
  Offer: { required: [['price', 'priceSpecification']] },
  AggregateOffer: { required: [['lowPrice'], ['priceCurrency']] },
} satisfies Record<string, Rule>;
const RATINGS = {
  aggregateRating: { AggregateRating: { required: [['ratingValue'], ['ratingCount', 'reviewCount']] } },
  review: { Review: { required: [['author'], ['reviewRating']] } },
} satisfies Rule['parts'];

const RULES: ReadonlyMap<string, Rule> = new Map<string, Rule>([
  [
    'BreadcrumbList',
    {
      required: [['itemListElement']],
      parts: {
        itemListElement: {
          ListItem: { required: [['position'], ['name', 'item.name']], exceptLast: [['item']] },
        },
      },
    },
  ],
  ['Dataset', { required: [['name'], ['description']] }],
  ['Event', { required: [['name'], ['startDate'], ['location']] }],
  [
    'FAQPage',
    {
      required: [['mainEntity']],
      parts: {
        mainEntity: {
          Question: { required: [['name'], ['acceptedAnswer']], parts: { acceptedAnswer: ANSWER } },
        },
      },
    },
  ],
  [
    'JobPosting',
    {
      required: [
        ['title'],
        ['description'],
        ['datePosted'],
        ['hiringOrganization'],
        ['jobLocation', 'jobLocationType'],
      ],
    },
  ],
  ['LocalBusiness', { required: [['name'], ['address']] }],
  [
    'Product',
    {
      required: [['name'], ['offers', 'review', 'aggregateRating']],
      parts: { offers: OFFERS, ...RATINGS },
    },
  ],
  [
    'QAPage',
    {
      required: [['mainEntity']],
      parts: {
        mainEntity: {
          Question: {
            required: [['name'], ['answerCount'], ['acceptedAnswer', 'suggestedAnswer']],
            parts: { acceptedAnswer: ANSWER, suggestedAnswer: ANSWER },
          },
        },
      },
    },
  ],
  ['Recipe', { required: [['name'], ['image']], parts: RATINGS }],
  [
    'SoftwareApplication',
    {
      required: [['name'], ['offers'], ['review', 'aggregateRating']],
      parts: { offers: OFFERS, ...RATINGS },
    },
  ],
  ['VideoObject', { required: [['name'], ['thumbnailUrl'], ['uploadDate']] }],
]);

/** Where a page names the subject that it is about. Records elsewhere, such as related products, may be shorter. */
const SUBJECTS: ReadonlySet<string> = new Set(['@graph', 'mainEntity', 'breadcrumb']);
/** Limits of one page. Nothing is told about one with more values: what is missing may be among them. */
const VALUES_MAX = 20_000;
const FAULTS_MAX = 20;

/** What is wrong with a page's structured data. */
type DataFault =
  | {
      readonly code: 'structured_data_invalid';
      /** The block, counted from 1. */
      readonly block: number;
      /** Where its JSON ends to make sense; null if unknown. */
      readonly place: { readonly line: number; readonly column: number } | null;
    }
  | {
      readonly code: 'structured_data_incomplete';
      readonly type: string;
      /** Properties of which one is enough. */
      readonly missing: readonly string[];
    };

/** Checks the JSON-LD blocks of a page; returns faults as they are stored. */
export function checkStructuredData(blocks: readonly string[]): string[] {
  const faults = new Set<string>();
  const roots: unknown[] = [];
  for (const [at, text] of blocks.entries()) {
    try {
      roots.push(JSON.parse(text));
    } catch (error) {
      const [, line, column] = /\(line (\d+) column (\d+)\)/.exec(String(error)) ?? [];
      const place = line === undefined || column === undefined ? '' : `:${line}:${column}`;
      faults.add(`structured_data_invalid:${at + 1}${place}`);
    }
  }
  const records = readRecords(roots);
  const told = (type: string, missing: AnyOf): void =>
    void faults.add(`structured_data_incomplete:${type}:${missing.join('|')}`);
  for (const record of records.subjects) {
    for (const type of typesOf(record)) {
      const rule = RULES.get(type);
      if (rule && !isReference(record)) check({ record, type, rule, isLast: true, byId: records.byId, told });
    }
  }
  return [...faults].slice(0, FAULTS_MAX);
}

/** Reads a stored fault. */
export function parseDataFault(stored: string): DataFault | null {
  const [code, first = '', second = '', third = ''] = stored.split(':');
  if (code === 'structured_data_invalid' && first !== '') {
    const place = second === '' ? null : { line: Number(second), column: Number(third) };
    return { code, block: Number(first), place };
  }
  if (code === 'structured_data_incomplete' && second !== '')
    return { code, type: first, missing: second.split('|') };
  return null;
}

interface Checked {
  readonly record: JsonRecord;
  readonly type: string;
  readonly rule: Rule;
  readonly isLast: boolean;
  readonly byId: ReadonlyMap<string, JsonRecord>;
  readonly told: (type: string, missing: AnyOf) => void;
}

function check({ record, type, rule, isLast, byId, told }: Checked): void {
  for (const anyOf of [...rule.required, ...(isLast ? [] : (rule.exceptLast ?? []))])
    if (!anyOf.some((path) => hasValue(record, path, byId))) told(type, anyOf);
  for (const [property, rules] of Object.entries(rule.parts ?? {})) {
    const parts = listOf(valueAt(record, property))
      .filter(isRecord)
      .map((part) => resolve(part, byId));
    const last = lastOf(parts);
    for (const part of parts) {
      if (isReference(part)) continue;
      const [usual] = Object.keys(rules);
      const name =
        part['@type'] === undefined ? usual : typesOf(part).find((each) => Object.hasOwn(rules, each));
      const inner = name === undefined ? undefined : rules[name];
      if (name === undefined || inner === undefined) continue;
      check({ record: part, type: name, rule: inner, isLast: part === last, byId, told });
    }
  }
}

/** The last record of a list: the one with the highest position, if they have one. */
function lastOf(parts: readonly JsonRecord[]): JsonRecord | undefined {
  const placeOf = (part: JsonRecord): number => Number(valueAt(part, 'position')) || 0;
  return parts.toSorted((a, b) => placeOf(a) - placeOf(b)).at(-1);
}

/** The records that a page is about, and all with an ID, of which several blocks may each tell a part. */
function readRecords(roots: readonly unknown[]): {
  readonly subjects: readonly JsonRecord[];
  readonly byId: ReadonlyMap<string, JsonRecord>;
} {
  const byId = new Map<string, Record<string, unknown>>();
  const subjects: JsonRecord[] = [];
  const queue = roots.flatMap(listOf).map((value) => ({ value, isSubject: true }));
  for (let next = 0; next < queue.length; next += 1) {
    if (queue.length > VALUES_MAX) return { subjects: [], byId };
    const { value, isSubject } = queue[next] ?? {};
    if (!isRecord(value)) continue;
    const id = value['@id'];
    if (typeof id === 'string') {
      const known = byId.get(id) ?? withoutPrototype();
      byId.set(id, Object.assign(known, value));
    }
    if (isSubject === true) subjects.push(value);
    for (const [property, inner] of Object.entries(value))
      for (const item of listOf(inner))
        queue.push({ value: item, isSubject: isSubject === true && SUBJECTS.has(property) });
  }
  return { subjects: subjects.map((record) => resolve(record, byId)), byId };
}

/** A record in which a property may have any name. */
const withoutPrototype = (): Record<string, unknown> => Object.create(null) as Record<string, unknown>;

function resolve(record: JsonRecord, byId: ReadonlyMap<string, JsonRecord>): JsonRecord {
  const id = record['@id'];
  return (typeof id === 'string' ? byId.get(id) : undefined) ?? record;
}

/** Whether a record only names another one, which may be on another page. */
function isReference(record: JsonRecord): boolean {
  return Object.keys(record).every((key) => key.startsWith('@')) && record['@id'] !== undefined;
}

function hasValue(record: JsonRecord, path: string, byId: ReadonlyMap<string, JsonRecord>): boolean {
  const [property = '', ...rest] = path.split('.');
  const values = listOf(valueAt(record, property)).filter(
    (value) => value !== undefined && value !== null && !(typeof value === 'string' && value.trim() === ''),
  );
  if (rest.length === 0) return values.length > 0;
  return values.filter(isRecord).some((inner) => {
    const whole = resolve(inner, byId);
    return isReference(whole) || hasValue(whole, rest.join('.'), byId);
  });
}

const withoutPrefix = (name: string): string => name.replace(/^(?:https?:\/\/schema\.org\/|schema:)/, '');

function valueAt(record: JsonRecord, property: string): unknown {
  return record[property] ?? record[`schema:${property}`] ?? record[`https://schema.org/${property}`];
}

function typesOf(record: JsonRecord): string[] {
  return listOf(record['@type']).flatMap((type) => (typeof type === 'string' ? [withoutPrefix(type)] : []));
}

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [value]);

function isRecord(value: unknown): value is JsonRecord {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
