import { parse, stringify } from 'yaml';

/** Fields of an article before its Markdown; absent if not set. */
export type FrontMatter = {
  title?: string;
  slug?: string;
  description?: string;
  metaTitle?: string;
  category?: string;
  tags?: string[];
  keywords?: string[];
  status?: string;
  author?: string;
  /** As written; ISO 8601 in our own files. */
  date?: string;
  generator?: string;
};

/** Longer front matter is treated as text. */
const LENGTH_MAX = 64_000;
const VALUE_MAX = 2_000;
const LIST_MAX = 100;
const LINES_MAX = 200;
const FENCES = { '---': 'yaml', '+++': 'toml' } as const;
const FIELD_LINE = /^([\w-]{1,50})[ \t]{0,20}[:=][ \t]{0,20}(.{0,2000})$/;

/** Names that blogs use for each field, most specific first. */
const NAMES = {
  title: ['title'],
  slug: ['slug', 'permalink'],
  description: ['description', 'metadescription', 'summary', 'excerpt'],
  metaTitle: ['metatitle', 'seotitle'],
  category: ['category', 'categories'],
  tags: ['tags', 'tag'],
  keywords: ['keywords', 'focuskeyword', 'keyword'],
  status: ['status'],
  author: ['author', 'authors'],
  date: ['date', 'publishedat', 'published', 'pubdate'],
  generator: ['generator'],
} as const;

type Values = ReadonlyMap<string, unknown>;

/** Parses YAML with every scalar as text; null if it is broken, or if its aliases expand too far. */
function parseYaml(source: string): unknown {
  try {
    return parse(source, {
      schema: 'failsafe',
      maxAliasCount: 10,
      uniqueKeys: false,
      logLevel: 'silent',
    }) as unknown;
  } catch {
    return null;
  }
}

/**
 * Parses a source line by line: TOML, whose strings and single-line lists are also YAML, and YAML with common mistakes
 * (`title: One: two`).
 */
function fieldLines(source: string): [string, unknown][] {
  return source.split('\n', LINES_MAX).flatMap((line) => {
    const [, key, value = ''] = FIELD_LINE.exec(line) ?? [];
    if (key === undefined || value.trim() === '') return [];
    const parsed = parseYaml(value.trim());
    return [[key, typeof parsed === 'string' || Array.isArray(parsed) ? parsed : value]];
  });
}

function valuesOf(source: string, language: 'yaml' | 'toml'): Values {
  const parsed = language === 'yaml' ? parseYaml(source) : null;
  const isFields = typeof parsed === 'object' && parsed !== null && !Array.isArray(parsed);
  const whole = isFields ? Object.entries(parsed) : [];
  const usable = whole.filter(([, value]) => typeof value === 'string' || Array.isArray(value));
  const isWhole = isFields && usable.length === whole.length;
  const fields: [string, unknown][] = isWhole ? usable : [...fieldLines(source), ...usable];
  return new Map(fields.map(([key, value]) => [key.toLowerCase().replaceAll(/[_-]/g, ''), value]));
}

function lineOf(value: unknown): string {
  if (Array.isArray(value)) return lineOf(value[0]);
  return typeof value === 'string' ? value.slice(0, VALUE_MAX).replaceAll(/\s+/g, ' ').trim() : '';
}

function listOf(value: unknown): string[] {
  const entries: unknown[] =
    typeof value === 'string' ? value.slice(0, VALUE_MAX * 5).split(',') : Array.isArray(value) ? value : [];
  return [
    ...new Set(
      entries
        .slice(0, LIST_MAX)
        .map(lineOf)
        .filter((entry) => entry !== ''),
    ),
  ];
}

function find<T>(
  values: Values,
  names: readonly string[],
  read: (value: unknown) => T,
  isEmpty: (value: T) => boolean,
): T | undefined {
  return names.map((name) => read(values.get(name))).find((value) => !isEmpty(value));
}

function frontMatterOf(values: Values): FrontMatter {
  const line = (names: readonly string[]): string | undefined =>
    find(values, names, lineOf, (text) => text === '');
  const list = (names: readonly string[]): string[] | undefined =>
    find(values, names, listOf, (entries) => entries.length === 0);
  const slug = line(NAMES.slug)?.replace(/\/+$/, '').split('/').at(-1);
  return {
    title: line(NAMES.title),
    slug: slug === '' ? undefined : slug,
    description: line(NAMES.description),
    metaTitle: line(NAMES.metaTitle),
    category: line(NAMES.category),
    tags: list(NAMES.tags),
    keywords: list(NAMES.keywords),
    status: line(NAMES.status) ?? (lineOf(values.get('draft')) === 'true' ? 'draft' : undefined),
    author: line(NAMES.author),
    date: line(NAMES.date),
    generator: line(NAMES.generator),
  };
}

/**
 * Splits front matter (YAML between `---`, or TOML between `+++`) from the Markdown after it. Lenient: broken or
 * unknown front matter gives no fields, and what is not front matter stays in the body.
 */
export function splitFrontMatter(markdown: string): { frontMatter: FrontMatter; body: string } {
  const fence = Object.entries(FENCES).find(([mark]) => markdown.startsWith(mark));
  const open = fence && /^...[ \t]*\r?\n/.exec(markdown.slice(0, 100));
  if (!fence || !open) return { frontMatter: {}, body: markdown };
  const [mark, language] = fence;
  const head = markdown.slice(open[0].length, LENGTH_MAX);
  const close = (mark === '---' ? /^(?:---|\.\.\.)[ \t]*\r?$/m : /^\+\+\+[ \t]*\r?$/m).exec(head);
  if (!close) return { frontMatter: {}, body: markdown };
  const source = head.slice(0, close.index).replaceAll('\r\n', '\n');
  const values = valuesOf(source, language);
  // There may be text between two rules; front matter has fields.
  if (source.trim() !== '' && values.size === 0) return { frontMatter: {}, body: markdown };
  const body = markdown.slice(open[0].length + close.index + close[0].length).replace(/^\r?\n(?:\r?\n)?/, '');
  return { frontMatter: frontMatterOf(values), body };
}

/** Writes front matter as YAML between its fences, with an empty line after it; fields without a value are left out. */
export function writeFrontMatter(frontMatter: FrontMatter): string {
  const fields = Object.entries(frontMatter).filter(([, value]) => value !== undefined && value.length > 0);
  return `---\n${fields.length > 0 ? stringify(Object.fromEntries(fields), { lineWidth: 0 }) : ''}---\n\n`;
}
