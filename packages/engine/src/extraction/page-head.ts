import { stringAt } from '../paper/json-value.ts';
import type { JsonRecord } from '../paper/json-value.ts';
import { normalizeText } from './normalize-text.ts';
import { namesAt, readJsonLd, recordTypes } from './json-ld.ts';
import { PageMetadata } from './page-metadata.ts';
import { oneLine } from './text-within.ts';
import type { PageNode } from './page-tree.ts';
import { dateInAddress, parseDate } from './parse-date.ts';
import { resolveAddress } from './resolve-address.ts';

/** A page's metadata. Missing values are null, or '' for title and description. */
export interface PageHead {
  title: string;
  /** All forms of the title in lowercase; the article does not repeat them. */
  titles: ReadonlySet<string>;
  author: string | null;
  /** ISO 8601: a date, or a date with time. */
  published: string | null;
  modified: string | null;
  canonical: string | null;
  /** BCP 47 as stated by the page, in lowercase. */
  language: string | null;
  schemaTypes: readonly string[];
  siteName: string | null;
  description: string;
  records: readonly JsonRecord[];
}

const ARTICLE_TYPE = /(?:Article|Posting|Report|WebPage|Recipe|Review|Product|HowTo)$/;
const PUBLISHED = [
  'article:published_time',
  'og:article:published_time',
  'datepublished',
  'og:published_time',
  'parsely-pub-date',
  'sailthru.date',
  'pubdate',
  'publishdate',
  'publish-date',
  'publication_date',
  'article.published',
  'cxenseparse:recs:publishtime',
  'dc.date.issued',
  'dc.date.created',
  'dc.date',
  'dcterms.created',
  'dcterms.date',
  'date',
  'datecreated',
  'citation_publication_date',
];
const MODIFIED = [
  'article:modified_time',
  'og:updated_time',
  'datemodified',
  'last-modified',
  'lastmod',
  'dc.date.modified',
  'dcterms.modified',
  'article.updated',
];
const AUTHOR = [
  'author',
  'article:author',
  'dc.creator',
  'dcterms.creator',
  'parsely-author',
  'sailthru.author',
  'byl',
  'citation_author',
];
const MIN_TITLE_LENGTH = 3;
const MIN_TITLE_SHARE = 0.5;
const SITE_JOINT = /\s[|\u2013\u2014\u00B7\u00BB\u00AB\u2022-]\s|\s::\s|\s\/\/\s/;
const BY = /^(?:by|von|par|por)\b:?\s+/i;
const MAX_NAME_LENGTH = 80;

/** Reads a page's metadata from meta tags, JSON-LD, microdata, and its address. */
export function readPageHead(nodes: readonly PageNode[], address: string): PageHead {
  const records = readJsonLd(nodes);
  const stated = new PageMetadata(nodes);
  const articles = records.filter((record) => recordTypes(record).some((type) => ARTICLE_TYPE.test(type)));
  const siteName = stated.meta(['og:site_name', 'application-name']) || siteOf(records) || null;
  const forms = [
    stated.meta(['og:title']),
    headline(articles),
    stated.meta(['twitter:title']),
    stated.title,
  ].filter((form) => form !== '');
  const title = chooseTitle(forms, stated.headings, siteName);
  return {
    title,
    titles: new Set(
      [...forms, ...forms.map((form) => withoutSite(form, siteName)), title, stated.headings[0] ?? '']
        .map(normalizeText)
        .filter((form) => form !== ''),
    ),
    author: authorOf(articles, stated),
    published:
      firstDate(
        articles.map((record) => stringAt(record, 'datePublished')),
        stated.metas(PUBLISHED),
        stated.dates.published,
      ) ??
      dateInAddress(address) ??
      firstDate(stated.dates.any),
    modified: firstDate(
      articles.map((record) => stringAt(record, 'dateModified')),
      stated.metas(MODIFIED),
      stated.dates.modified,
    ),
    canonical: resolveAddress(stated.canonical, address) ?? resolveAddress(stated.meta(['og:url']), address),
    language:
      (stated.language || stated.meta(['content-language', 'og:locale']))
        .trim()
        .toLowerCase()
        .replace('_', '-') || null,
    schemaTypes: [...new Set([...records.flatMap(recordTypes), ...stated.itemTypes])],
    siteName,
    description: stated.meta(['description', 'og:description', 'twitter:description']),
    records,
  };
}

function authorOf(articles: readonly JsonRecord[], stated: PageMetadata): string | null {
  const named = articles.map((record) => namesAt(record, 'author')).find((names) => names.length > 0);
  const fromRecord = [...new Set(named)].filter((name) => !/^https?:/i.test(name)).join(', ');
  if (fromRecord !== '') return fromRecord.replace(BY, '');
  const fromMeta = stated
    .metas(AUTHOR)
    .find((name) => !/^https?:|^www\./i.test(name) && name.length <= MAX_NAME_LENGTH);
  return fromMeta?.replace(BY, '') ?? (stated.byline || null);
}

function siteOf(records: readonly JsonRecord[]): string {
  const site = records.find((record) => recordTypes(record).includes('WebSite'));
  const publisher = records
    .map((record) => namesAt(record, 'publisher')[0])
    .find((name) => name !== undefined);
  return (site === undefined ? '' : stringAt(site, 'name').trim()) || (publisher ?? '');
}

function headline(articles: readonly JsonRecord[]): string {
  return oneLine(articles.map((record) => stringAt(record, 'headline')).find((name) => name !== '') ?? '');
}

/**
 * The longest heading that is a part of one of the page's other titles, or most of it, and not the site name; else the
 * first of these titles without the site name; else the first heading.
 */
function chooseTitle(forms: readonly string[], headings: readonly string[], siteName: string | null): string {
  const site = normalizeText(siteName ?? '');
  const whole = forms.map(normalizeText);
  const parts = new Set(forms.flatMap((form) => [form, ...form.split(SITE_JOINT)]).map(normalizeText));
  let title = '';
  for (const heading of headings) {
    const text = normalizeText(heading);
    if (text.length <= normalizeText(title).length || text.length < MIN_TITLE_LENGTH || text === site)
      continue;
    const isMost = whole.some((form) => form.includes(text) && text.length >= form.length * MIN_TITLE_SHARE);
    if (isMost || parts.has(text)) title = heading;
  }
  if (title !== '') return title;
  const [first] = forms;
  return first === undefined ? (headings[0] ?? '') : withoutSite(first, siteName);
}

function withoutSite(title: string, siteName: string | null): string {
  const parts = title.split(SITE_JOINT);
  if (parts.length < 2) return title;
  const site = normalizeText(siteName ?? '');
  const last = normalizeText(parts.at(-1)!);
  if (last !== site && last.split(' ').length > 4 && last.length > parts[0]!.length) return title;
  return title
    .slice(0, title.length - parts.at(-1)!.length)
    .replace(/[\s|\u2013\u2014\u00B7\u00BB\u00AB\u2022:/-]+$/, '');
}

function firstDate(...lists: readonly (readonly string[])[]): string | null {
  for (const written of lists.flat()) {
    const date = parseDate(written);
    if (date !== null) return date;
  }
  return null;
}
