import type { ExtractedArticle } from '../extraction/extract-article.ts';
import { paperText } from '../extraction/paper-text.ts';
import { analyzeReading } from '../text/analyze-paper.ts';
import { lexiconOf } from '../text/lexicon.ts';
import type { WordEntry } from '../text/lexicon.ts';
import { readBlock } from '../text/read-block.ts';

/** A fetched page of a site: its address and what was extracted from it. */
export interface SitePage {
  /** Absolute address. */
  url: string;
  article: ExtractedArticle;
}

/** A heading of a page; `level` is 1 to 6. */
export interface PageHeading {
  level: number;
  text: string;
}

const HOST = /^https?:\/\/(?:[^/@?#]*@)?([^/:?#]+)/i;
const PATH = /^https?:\/\/[^/?#]*([^?#]*)/i;

/** Host of an address in lower case without 'www.'. A bare domain is returned as it is. '' if there is none. */
export function hostOf(address: string): string {
  const trimmed = address.trim().toLowerCase();
  const host = HOST.exec(trimmed)?.[1] ?? (trimmed.includes('/') ? trimmed.split('/')[0]! : trimmed);
  return host.startsWith('www.') ? host.slice(4) : host;
}

/** Path of an address in lower case, '/' if it has none. */
export function pathOf(address: string): string {
  return (PATH.exec(address)?.[1] ?? '').toLowerCase() || '/';
}

/** The words of the last part of an address ('/tea/how-to-brew/' is 'how to brew'). */
export function slugWords(address: string): string {
  const slug = pathOf(address)
    .split('/')
    .findLast((part) => part !== '');
  return (slug ?? '').replaceAll(/[-_.]/g, ' ');
}

/** The site's name at the end of a title: ' | Example', ' - Example'. */
const SITE_NAME = /\s[|–—·»-]\s[^|–—·»]*$/u;

/** A page's title without the site's name at its end. */
export function withoutSiteName(title: string): string {
  return title.replace(SITE_NAME, '');
}

/** Whether an address is on a domain or one of its subdomains. */
export function isOnDomain(address: string, domain: string): boolean {
  const host = hostOf(address);
  const wanted = hostOf(domain);
  return wanted !== '' && (host === wanted || host.endsWith(`.${wanted}`));
}

/** The words of a text, looked up in a language (ISO 639-1 or longer; null: English). */
function wordsOf(text: string, language: string | null): readonly WordEntry[] {
  return analyzeReading(readBlock(text), lexiconOf(language?.slice(0, 2) ?? 'en')).entries;
}

/** Stems of the subject words of a text, in order. */
export function subjectKeys(text: string, language: string | null): string[] {
  return wordsOf(text, language)
    .filter((entry) => !entry.isFunctionWord)
    .map((entry) => entry.key);
}

/** The headings of a page's article, in order. */
export function headingsOf({ article }: SitePage): PageHeading[] {
  return article.paper.blocks
    .filter((block) => block.kind === 'heading')
    .map(({ level, text }) => ({ level, text }));
}

/** White-space separated words of a page's article. */
export function wordCountOf({ article }: SitePage): number {
  const text = paperText(article.paper);
  return text === '' ? 0 : text.split(/\s+/).length;
}

/** Days since 1970 of an ISO date or date with time. Null if invalid. */
export function dayOf(date: string | null): number | null {
  const parts = /^(\d{4})-(\d{2})-(\d{2})/.exec(date ?? '');
  return parts === null
    ? null
    : Date.UTC(Number(parts[1]), Number(parts[2]) - 1, Number(parts[3])) / 86_400_000;
}
