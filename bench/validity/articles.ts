import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { extractArticle, keyphrases, sentences } from '@pagewright/engine';
import { readCefr, readOneStop } from '../engine/graded-texts.ts';
import { readEvaluationPages } from '../engine/evaluation-pages.ts';
import { isBuildHalf } from '../engine/held-out.ts';

/** A real article from a web page, with the keyword in its title. */
export interface ValidityArticle {
  url: string;
  title: string;
  keyword: string;
  language: string;
  paragraphs: readonly string[];
  /** The sentences of each paragraph. */
  sentences: readonly (readonly string[])[];
  /** Whether weights and limits may be fitted with it. */
  isBuild: boolean;
}

const MIN_WORDS = 300;
const MIN_GRADED_WORDS = 150;
const MIN_PARAGRAPHS = 4;
const PARAGRAPH_WORDS = 12;
const CANDIDATES = 20;

const found = new Map<string, ValidityArticle>();
let isRead = false;

/** Articles of at least 300 words in a language; null if the data is absent. */
export function readArticles(language: string): ValidityArticle[] | null {
  if (!isRead) {
    const pages = readEvaluationPages();
    if (pages === null) return null;
    for (const { html, url } of pages) {
      const article = articleOf(html, url);
      // Two URLs with the same text are one article.
      if (article !== null) found.set(article.paragraphs.join('\n'), article);
    }
    isRead = true;
  }
  return [...found.values()].filter((article) => article.language === language);
}

/** Words separated by white space. */
export const wordsOf = (text: string): string[] => text.split(/\s+/).filter((word) => word !== '');

/** Texts graded by difficulty (OneStopEnglish, CEFR), as articles of at least 150 words. */
export function readGradedArticles(): ValidityArticle[] {
  const texts = [...(readOneStop() ?? []), ...(readCefr() ?? [])];
  return texts.flatMap(({ article, text, isBuild }) => {
    const lines = text.split(/\n+/).map((line) => wordsOf(line).join(' '));
    const paragraphs = lines.length >= MIN_PARAGRAPHS ? lines.filter((line) => line !== '') : inFours(text);
    const made = makeArticle(paragraphs, article, article, MIN_GRADED_WORDS);
    return made === null || made.language !== 'en' ? [] : [{ ...made, isBuild }];
  });
}

/** News articles of summarization data, and Wikipedia articles: real prose for fitting, build half only. */
export function readFurtherArticles(): ValidityArticle[] {
  const data = join(process.env['PAGEWRIGHT_SHARED'] ?? '../shared', 'data');
  const news = join(data, 'grounding-dev.jsonl');
  const wiki = join(data, 'freshwiki-dev');
  if (!existsSync(news) || !existsSync(wiki)) return [];
  const sources = new Set(
    readFileSync(news, 'utf8')
      .trim()
      .split('\n')
      .map((line) => (JSON.parse(line) as { source: string }).source),
  );
  const texts = [...sources].map((source) => ({
    id: source.slice(0, ID_LETTERS),
    title: source.slice(0, LEAD_LETTERS),
    isBuild: isBuildHalf(source),
    paragraphs: inFours(source),
  }));
  const articles = readdirSync(wiki).map((file) => {
    const { summary, content } = JSON.parse(readFileSync(join(wiki, file), 'utf8')) as WikiArticle;
    return {
      id: file,
      title: file.replace('.json', '').replaceAll('_', ' '),
      isBuild: isBuildHalf(file),
      paragraphs: [summary, ...content.flatMap(sectionParagraphs)].slice(0, MAX_PARAGRAPHS),
    };
  });
  return [...texts, ...articles]
    .filter(({ isBuild }) => isBuild)
    .flatMap(({ id, title, paragraphs }) => {
      const made = makeArticle(paragraphs, title, id, MIN_GRADED_WORDS);
      return made === null ? [] : [{ ...made, isBuild: true }];
    });
}

interface WikiSection {
  section_content?: readonly { sentence: string }[];
  subsections?: readonly WikiSection[];
}

interface WikiArticle {
  summary: string;
  content: readonly WikiSection[];
}

const ID_LETTERS = 80;
const LEAD_LETTERS = 200;
const MAX_PARAGRAPHS = 40;

function sectionParagraphs({ section_content: own = [], subsections = [] }: WikiSection): string[] {
  const text = own.map(({ sentence }) => `${sentence.trim().replace(/\.+$/, '')}.`).join(' ');
  return [...(text === '' ? [] : inFours(text)), ...subsections.flatMap(sectionParagraphs)];
}

/** Paragraphs of four sentences. */
function inFours(text: string): string[] {
  const all = sentences(wordsOf(text).join(' '));
  return Array.from({ length: Math.ceil(all.length / 4) }, (_, at) =>
    all.slice(at * 4, at * 4 + 4).join(' '),
  );
}

function articleOf(html: string, url: string): ValidityArticle | null {
  const { paper, title, isFallback } = extractArticle(html, url);
  if (isFallback || title === null || title === '') return null;
  const paragraphs = paper.blocks
    .filter(({ kind, inTable }) => kind === 'paragraph' && !inTable)
    .map(({ text }) => wordsOf(text).join(' '))
    .filter((text) => wordsOf(text).length >= PARAGRAPH_WORDS);
  return makeArticle(paragraphs, title, url, MIN_WORDS);
}

function makeArticle(
  paragraphs: readonly string[],
  title: string,
  url: string,
  leastWords: number,
): ValidityArticle | null {
  const text = paragraphs.join('\n\n');
  if (wordsOf(text).length < leastWords || paragraphs.length < MIN_PARAGRAPHS) return null;
  const { keyphrases: phrases, language } = keyphrases(text, CANDIDATES);
  const keyword = keywordOf(
    phrases.map((phrase) => phrase.text),
    title.toLowerCase(),
    text.toLowerCase(),
  );
  if (keyword === undefined) return null;
  return {
    url,
    title,
    keyword,
    language: language.code,
    paragraphs,
    sentences: paragraphs.map((paragraph) => sentences(paragraph)),
    isBuild: isBuildHalf(url),
  };
}

/** The strongest phrase in the title, preferably of several words; otherwise one that the text repeats. */
function keywordOf(phrases: readonly string[], title: string, text: string): string | undefined {
  const uses = (phrase: string): number => text.split(phrase.toLowerCase()).length - 1;
  const inTitle = phrases.filter((phrase) => title.includes(phrase.toLowerCase()) && uses(phrase) >= 2);
  return (
    inTitle.find((phrase) => phrase.includes(' ')) ??
    inTitle[0] ??
    phrases.find((phrase) => uses(phrase) >= 3) ??
    phrases[0]
  );
}
