import {
  classifyIntent,
  createAnswerFinder,
  extractEvidencePage,
  extractArticle,
  forecast,
  groundText,
  parseIdeaFields,
  extractKeywords,
  keyphrases,
  createOutline,
  outlineTexts,
  prepareEvidence,
  readability,
  score,
  scoreClaim,
  scorePassages,
  sentences,
  similarity,
  suggestLinks,
} from '@pagewright/engine';
import { z } from 'zod';
import { sentenceVectors } from '../language-pack/index.ts';

/**
 * One analysis of the engine: takes the value on a line and returns an object, or throws the problem with that value.
 */
export type Analysis = (input: unknown) => object | Promise<object>;

const text = z.string();
const address = z.string().nullish();
const pages = z.array(z.object({ html: text, url: address }));
const KEYPHRASES = 10;
/** Nobody waits at a screen, so slow machines get the same results. */
const VECTORS_LIMIT_MS = 60_000;
/** Analyses that also use sentence vectors if the language pack is installed. */
export const WITH_VECTORS: ReadonlySet<string> = new Set(['similarity', 'passages', 'outline']);

/** Defines an analysis by its input schema. */
function analysis<Schema extends z.ZodType>(
  schema: Schema,
  analyze: (input: z.output<Schema>) => object | Promise<object>,
): Analysis {
  return (input) => analyze(schema.parse(input));
}

/** The analyses of the command line by their names. */
export const analyses: ReadonlyMap<string, Analysis> = new Map<string, Analysis>([
  [
    'extract',
    analysis(z.object({ html: text, url: address }), ({ html, url }) => {
      const article = extractArticle(html, url ?? null);
      const { title, author, published } = article;
      return { title, text: article.text, author, published, links: article.links.map(({ href }) => href) };
    }),
  ],
  [
    'keyphrases',
    analysis(
      z.object({
        text,
        n: z.int().min(0).default(KEYPHRASES),
        style: z.enum(['phrases', 'words']).optional(),
      }),
      ({ text: words, n, style }) => ({
        keyphrases: keyphrases(words, n, style).keyphrases.map((phrase) => phrase.text),
      }),
    ),
  ],
  [
    'intent',
    analysis(z.object({ query: text, url: address }), ({ query, url }) => {
      const { probabilities } = classifyIntent({ query, ...(url ? { url } : {}) });
      return { ...probabilities };
    }),
  ],
  ['sentences', analysis(z.object({ text }), (input) => ({ sentences: sentences(input.text) }))],
  [
    'readability',
    analysis(z.object({ text }), (input) => {
      // The command line assumes English, which a short text alone would not reveal.
      const { flesch, grade, ease } = readability(input.text, 'en');
      return { flesch, grade, ease };
    }),
  ],
  [
    'similarity',
    analysis(z.object({ a: text, b: text }), async ({ a, b }) => ({
      score: similarity(a, b, await sentenceVectors([a, b], VECTORS_LIMIT_MS)),
    })),
  ],
  [
    'passages',
    analysis(z.object({ question: text, passages: z.array(text) }), async ({ question, passages }) => ({
      scores: scorePassages(question, passages, 'en', {
        vectors: await sentenceVectors([question, ...passages], VECTORS_LIMIT_MS),
      }),
    })),
  ],
  [
    'answer',
    analysis(z.object({ question: text, pages }), (input) => {
      const read = input.pages.map((page) => extractEvidencePage(page.html, page.url ?? null));
      const found = createAnswerFinder(read).find(input.question);
      return { answer: found?.text ?? null, page: found?.page ?? null };
    }),
  ],
  ['claims', analysis(z.object({ sentence: text }), ({ sentence }) => ({ score: scoreClaim(sentence) }))],
  [
    'grounding',
    analysis(z.object({ source: text, text }), (input) => {
      const { unsupported, findings } = groundText(input.source, input.text);
      return { unsupported, findings };
    }),
  ],
  [
    'links',
    analysis(
      z.object({ pages: z.array(z.object({ url: text, title: text, text })), urls: z.array(text) }),
      (input) => ({ links: Object.fromEntries(suggestLinks(input.pages, input.urls)) }),
    ),
  ],
  [
    'forecast',
    analysis(
      z.object({
        values: z.array(z.number().nullable()),
        period: z.int().min(1).default(1),
        horizon: z.int().min(0).max(1_000),
      }),
      (input) => {
        const { mean, lower50, upper50, lower90, upper90 } = forecast(input);
        return { mean, lower50, upper50, lower90, upper90 };
      },
    ),
  ],
  [
    'score',
    analysis(
      z.object({ html: text, keyword: text, competitors: pages.default([]) }),
      ({ html, keyword, competitors }) => {
        const read = competitors.map((page) => extractEvidencePage(page.html, page.url ?? null));
        const evidence = read.length === 0 ? null : prepareEvidence({ keyword, pages: read });
        return score({ content: html, primaryKeyword: keyword, evidence });
      },
    ),
  ],
  [
    'idea',
    analysis(z.object({ idea: text }), ({ idea }) => {
      const read = extractKeywords(idea);
      return { ...read, ...parseIdeaFields(idea, read.language) };
    }),
  ],
  [
    'outline',
    analysis(z.object({ keyword: text, pages: pages.default([]) }), async (input) => {
      const read = input.pages.map((page) => extractEvidencePage(page.html, page.url ?? null));
      const vectors = await sentenceVectors(outlineTexts(input.keyword, read), VECTORS_LIMIT_MS);
      const { sections } = createOutline({ keyword: input.keyword, pages: read, vectors });
      const headings = sections.flatMap((section) => [section, ...section.subsections]);
      return { headings: headings.map(({ level, heading }) => ({ level, text: heading })) };
    }),
  ],
]);

/** The result for one line of JSON; an invalid line returns `{ error }` and does not fail the program. */
export async function answerLine(analyze: Analysis, line: string): Promise<object> {
  try {
    return await analyze(JSON.parse(line));
  } catch (error) {
    return { error: sentenceOf(error) };
  }
}

function sentenceOf(error: unknown): string {
  if (error instanceof z.ZodError) {
    const [issue] = error.issues;
    const place = issue?.path.join('.');
    return `${place ? `${place}: ` : ''}${issue?.message ?? 'invalid'}`;
  }
  return error instanceof SyntaxError ? 'the line is not JSON' : 'the line could not be analyzed';
}
