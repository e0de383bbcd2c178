import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sampleOrAll } from '../../../../tests/run-size.ts';
import { createScorer, keywordDensity, parsePaper, prepareEvidence, score } from '../index.ts';
import type { ScoredResult, ScoreInput, SubjectEvidence } from '../index.ts';
import { evidenceOf, readGoldenArticles } from './testing/golden-article.ts';

/** Golden articles as paragraphs, with and without the pages that they are compared with. */
const articles = readGoldenArticles().flatMap(([, golden]) => {
  const paragraphs = parsePaper(golden.input.content)
    .blocks.map(({ text }) => text)
    .filter((text) => text !== '');
  const evidence = evidenceOf(golden);
  const article = {
    paragraphs,
    keyword: golden.input.primaryKeyword ?? '',
    targets: golden.input.targetKeywords ?? [],
  };
  return evidence === null
    ? [{ ...article, evidence }]
    : [
        { ...article, evidence },
        { ...article, evidence: null },
      ];
});
type Article = (typeof articles)[number];

/** Of a text that is long, and of edits one after another. */
const LONG = sampleOrAll(20_000, 100_000);
const EDITS = sampleOrAll(100, 500);
const PATIENCE = 60_000;
const MIN_TEXT_LENGTH = 60;

function scoreOf(article: Article, paragraphs: readonly string[]): ScoredResult {
  const result = score({
    content: paragraphs.join('\n'),
    title: 'An article',
    primaryKeyword: article.keyword,
    targetKeywords: article.targets,
    evidence: article.evidence,
    language: 'en',
  });
  if (result.status !== 'scored') throw new Error(result.reason);
  return result;
}

const semantic = (result: ScoredResult): number =>
  result.parts.find(({ id }) => id === 'semanticCompleteness')?.points ?? 0;

const cases = fc
  .constantFrom(...articles)
  .chain((article) =>
    fc.record({
      article: fc.constant(article),
      paragraphs: fc.subarray(article.paragraphs, { minLength: 2 }),
      at: fc.nat(article.paragraphs.length),
    }),
  )
  .filter(({ paragraphs }) => paragraphs.join('').length > MIN_TEXT_LENGTH);

describe('semantic completeness', { timeout: PATIENCE }, () => {
  const unrelated = fc
    .array(
      fc.constantFrom(
        'The orchestra tuned its violins before the second act.',
        'A comet with a green tail was last seen by sailors near Madagascar.',
        'Goalkeepers train their reflexes with tennis balls.',
        'Nobody had told the ambassador about the trumpet.',
        'Did the senator ever answer the letter from Ohio?',
        'Chess clubs meet on Thursdays; dues are 12 euros.',
      ),
      { minLength: 1, maxLength: 30 },
    )
    .map((sentences) => sentences.join(' '));

  it('is never raised by a paragraph about something else', () => {
    fc.assert(
      fc.property(cases, unrelated, ({ article, paragraphs, at }, foreign) => {
        const [before, after] = [paragraphs, paragraphs.toSpliced(at, 0, foreign)].map((texts) =>
          scoreOf(article, texts),
        );
        expect(semantic(after!)).toBeLessThanOrEqual(semantic(before!));
      }),
      { numRuns: sampleOrAll(20, 300) },
    );
  });

  it('is not raised by it in a stuffed text either', () => {
    fc.assert(
      fc.property(
        cases,
        unrelated,
        fc.integer({ min: 4, max: 12 }),
        ({ article, paragraphs, at }, foreign, times) => {
          const stuffed = [...paragraphs, `${article.keyword} `.repeat(times)];
          const [before, after] = [stuffed, stuffed.toSpliced(at, 0, foreign)].map((texts) =>
            scoreOf(article, texts),
          );
          expect(semantic(after!)).toBeLessThanOrEqual(semantic(before!));
        },
      ),
      { numRuns: sampleOrAll(15, 200) },
    );
  });

  it('adds for the next mention of a term what its row says', () => {
    let made = 0;
    fc.assert(
      fc.property(cases, fc.nat(), ({ article, paragraphs }, at) => {
        const before = scoreOf(article, paragraphs);
        const row = before.terms[at % before.terms.length];
        if (row === undefined || article.keyword.toLowerCase().includes(row.text.toLowerCase())) return;
        const last = paragraphs.at(-1) ?? '';
        const changed = paragraphs.with(
          paragraphs.length - 1,
          last.replace(/\b[a-z]+ [a-z]+\.$/, `${row.text}.`),
        );
        const after = scoreOf(article, changed);
        const others = (rows: ScoredResult['terms']) =>
          rows.filter(({ key }) => key !== row.key).map(({ key, count }) => [key, count]);
        const now = after.terms.find(({ key }) => key === row.key);
        if (now?.count !== row.count + 1 || others(after.terms).join() !== others(before.terms).join())
          return;
        const [was, is] = [before, after].map(({ parts }) =>
          parts[1]?.assessments.find(({ code }) => code === 'subject_terms'),
        );
        made += 1;
        // The words that made way may have taken another rule's ground with them, and what that one was worth goes to all
        // others: a row tells of the points that there were to gain before.
        const points = (is!.points * was!.maximum) / is!.maximum;
        const kept = before.overall / (before.overall + before.substance.cost);
        expect(Math.abs((points - was!.points) * kept - row.gain)).toBeLessThanOrEqual(0.15);
      }),
      { numRuns: sampleOrAll(60, 600) },
    );
    expect(made).toBeGreaterThan(sampleOrAll(5, 20));
  });
});

describe('stuffing', { timeout: PATIENCE }, () => {
  it('costs with evidence as without', () => {
    fc.assert(
      fc.property(cases, fc.integer({ min: 7, max: 60 }), ({ article, paragraphs, at }, times) => {
        const stuffed = paragraphs.toSpliced(at, 0, `${`${article.keyword} `.repeat(times)}.`);
        const before = scoreOf(article, paragraphs);
        fc.pre(
          before.parts[0]?.assessments.find(({ code }) => code === 'keyword_stuffing')?.verdict === 'good',
        );
        expect(scoreOf(article, stuffed).overall).toBeLessThan(before.overall);
      }),
      { numRuns: sampleOrAll(15, 200) },
    );
  });

  it('costs with a term of the subject as with the keyword', () => {
    const withPages = articles.filter(({ evidence }) => evidence !== null);
    fc.assert(
      fc.property(
        fc.constantFrom(...withPages),
        fc.nat(),
        fc.integer({ min: 8, max: 40 }),
        (article, at, times) => {
          const before = scoreOf(article, article.paragraphs);
          const term = before.terms[at % before.terms.length]!;
          const after = scoreOf(article, [...article.paragraphs, `${`${term.text} `.repeat(times)}.`]);
          expect(after.overall).toBeLessThan(before.overall);
        },
      ),
      { numRuns: sampleOrAll(10, 100) },
    );
  });
});

describe('density', () => {
  it('is never lowered by turning a word into the keyword', () => {
    fc.assert(
      fc.property(cases, fc.nat(), ({ article, paragraphs }, at) => {
        const keyword = article.keyword.split(' ').at(-1)!;
        const text = paragraphs.join('\n');
        const words = [...text.matchAll(/[A-Za-z]{3,}/g)];
        const word = words[at % words.length]!;
        const changed = text.slice(0, word.index) + keyword + text.slice(word.index + word[0].length);
        const [before, after] = [text, changed].map(
          (content) => keywordDensity(content, [keyword], 'en').keywords[0]!,
        );
        expect(after!.density).toBeGreaterThanOrEqual(before!.density);
        expect(after!.count).toBeGreaterThanOrEqual(before!.count);
      }),
      { numRuns: sampleOrAll(20, 300) },
    );
  });
});

describe('the score with evidence', { timeout: PATIENCE }, () => {
  const withPages = articles.filter(({ evidence }) => evidence !== null);

  it('is the same after many edits as from scratch', () => {
    for (const [index, article] of withPages.entries()) {
      const scorer = createScorer();
      let paragraphs = article.paragraphs;
      let seed = index + 1;
      const random = (below: number): number => {
        seed = (seed * 48_271) % 2_147_483_647;
        return seed % below;
      };
      for (let edit = 0; edit < EDITS; edit += 1) {
        const at = random(paragraphs.length);
        const words = paragraphs[at]!.split(' ');
        const from = random(words.length);
        const put = article.paragraphs[random(article.paragraphs.length)]!;
        const kind = random(4);
        if (kind === 0) paragraphs = paragraphs.with(at, words.toSpliced(from, 1).join(' '));
        else if (kind === 1)
          paragraphs = paragraphs.with(at, words.toSpliced(from, 0, ...put.split(' ').slice(0, 3)).join(' '));
        else if (kind === 2 && paragraphs.length > 4) paragraphs = paragraphs.toSpliced(at, 1);
        else paragraphs = paragraphs.toSpliced(at, 0, put).slice(0, 30);
        const input: ScoreInput = {
          content: paragraphs.join('\n'),
          primaryKeyword: article.keyword,
          targetKeywords: article.targets,
          evidence: article.evidence,
        };
        expect(scorer.score(input)).toEqual(score(input));
      }
    }
  });

  it('is the same when the evidence has been sent as JSON', () => {
    for (const { paragraphs, keyword, evidence } of withPages) {
      const sent = JSON.parse(JSON.stringify(evidence)) as SubjectEvidence;
      const content = paragraphs.join('\n');
      expect(sent).toEqual(evidence);
      expect(score({ content, primaryKeyword: keyword, evidence: sent })).toEqual(
        score({ content, primaryKeyword: keyword, evidence }),
      );
    }
  });

  it.each([
    ['nothing', ''],
    ['one word', 'tea'],
    [
      `${LONG} words`,
      'Green tea is poured slowly over the leaves. How hot? 40 percent. '.repeat(LONG / 12.5),
    ],
    ['figures only', '12% '.repeat(LONG / 2)],
    ['open quotes', '“a b c d e f '.repeat(LONG / 5)],
    ['brackets', '(A 2019 '.repeat(LONG / 5)],
    ['right-to-left text', '\u202Eالشاي الأخضر 40% مفيد جدا للصحة.\u202C '.repeat(2000)],
    ['emoji', '😀👩‍👩‍👧🇩🇪 '.repeat(5000)],
    ['control characters', '\u0000\u0001\u0008\u001F\u007F\u0085\u2028 tea 5% '.repeat(2000)],
    ['broken HTML', '<h2>What?<p>40%<blockquote>“<ul><li>'.repeat(3000)],
  ])('neither throws on %s as a page nor as the text', (_, content) => {
    const paper = parsePaper(content);
    const pages = Array.from({ length: 3 }, () => ({ url: null, title: content.slice(0, 2000), paper }));
    const evidence = prepareEvidence({
      keyword: 'green tea',
      pages,
      namedTerms: ['', 'leaves'],
      peopleAlsoAsk: ['', '?'],
    });
    const result = score({ content, title: content.slice(0, 2000), primaryKeyword: 'green tea', evidence });
    if (result.status === 'unscored') return;
    expect(result.overall).toBeGreaterThanOrEqual(0);
    expect(result.overall).toBeLessThanOrEqual(100);
    const sum = result.parts.reduce((total, { points }) => total + Math.round((points ?? 0) * 10), 0);
    expect(sum).toBe(Math.round((result.overall + result.substance.cost) * 10));
    expect(JSON.stringify(result)).not.toMatch(/NaN|Infinity/);
  });

  it('says nothing of the subject of a text in another language', () => {
    const content =
      'Grüner Tee darf nie mit kochendem Wasser in Berührung kommen, denn das Wasser ist zu heiß. '.repeat(9);
    const result = score({ content, primaryKeyword: 'Grüner Tee', evidence: withPages[0]?.evidence });
    if (result.status !== 'scored') throw new Error(result.reason);
    expect(result.terms).toEqual([]);
    expect(result.restsOn.subject).toBeNull();
    expect(result.leftOut).toContainEqual({ part: 'semanticCompleteness', code: null, reason: 'language' });
    expect(result.leftOut).toContainEqual({ part: 'serpIntegration', code: null, reason: 'language' });
  });

  it('models the subject where there are no pages', () => {
    const evidence = prepareEvidence({ keyword: 'green tea', pages: [], namedTerms: ['water temperature'] });
    expect(evidence.provenance.kind).toBe('modelled');
    expect(evidence.terms.map(({ text }) => text)).toEqual([
      'green tea',
      'water temperature',
      'green',
      'tea',
    ]);
    expect(evidence.middle).toBeNull();
  });
});
