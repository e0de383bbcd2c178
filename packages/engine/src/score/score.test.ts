import { describe, expect, it } from 'vitest';
import { createScorer, ENGINE_VERSION, readability, score, shownScore, wordCount } from '../index.ts';
import type { AssessmentCode, ScoredResult, ScoreInput } from '../index.ts';

const article =
  'Green tea should never meet boiling water. Let the kettle rest for three minutes before you pour. ' +
  'The leaves stay sweet that way, and a second pot tastes as good as the first. Most people steep it too long.';
const input: ScoreInput = { content: article, primaryKeyword: 'green tea' };

function scored(given: ScoreInput): ScoredResult {
  const result = score(given);
  if (result.status !== 'scored') throw new Error(result.reason);
  return result;
}

const find = (result: ScoredResult, code: AssessmentCode) =>
  result.parts.flatMap((part) => part.assessments).find((assessment) => assessment.code === code);

describe('score', () => {
  it('gives no score without a keyword', () => {
    for (const primaryKeyword of [undefined, null, '', '  ', '?!', '😀']) {
      expect(score({ ...input, primaryKeyword })).toEqual({
        status: 'unscored',
        reason: 'keyword_missing',
        wordCount: 39,
        engineVersion: ENGINE_VERSION,
      });
    }
  });

  it.each([
    ['text_empty', ''],
    ['text_empty', '{"type":"doc","content":[{"type":"paragraph"}]}'],
    ['text_too_short', 'Green tea should never meet boiling water, green t.'.slice(0, 50)],
    ['text_without_words', '😀 '.repeat(60)],
  ])('gives no score but %s', (reason, content) => {
    expect(score({ ...input, content })).toMatchObject({ status: 'unscored', reason });
  });

  it('scores from 51 characters on', () => {
    const content = 'Green tea should never meet boiling water, green tea';
    expect(content.slice(0, 51)).toHaveLength(51);
    expect(score({ ...input, content: content.slice(0, 51) }).status).toBe('scored');
  });

  it('uses only what is known without competitors', () => {
    const result = scored(input);
    expect(result.restsOn).toEqual({ known: 4, of: 6, subject: 'modelled', pages: [], middle: null });
    expect(result.parts.filter((part) => part.points === null).map((part) => part.id)).toEqual([
      'serpIntegration',
      'evidence',
    ]);
    expect(result.leftOut).toContainEqual({ part: 'serpIntegration', code: null, reason: 'no_competitors' });
    // 39 words prove nothing.
    expect(result.leftOut).toContainEqual({ part: 'evidence', code: null, reason: 'not_applicable' });
    const long = scored({ ...input, content: `${article} `.repeat(9) });
    expect(long.restsOn.known).toBe(5);
  });

  it('counts readability in full from 100 words, evidence from 300', () => {
    const maximum = (content: string) => scored({ ...input, content }).parts.map((part) => part.maximum);
    // No field is given: keyword 20 x 0.4 = 8; three modelled terms 15 x 3/20 = 2.25; what it says 20; 39 words: readability
    // 24 x 0.39 = 9.36.
    expect(maximum(article)).toEqual([20.2, 5.7, 0, 23.6, 50.5, 0]);
    // 117 words: 24 of 54.25. What is repeated would not count, so each paragraph has words of its own.
    const paragraphs = (count: number): string =>
      Array.from({ length: count }, (_, at) =>
        article
          .split(' ')
          .map((word, index) => (index % 4 === 3 ? `${word.replace(/\W/g, '')}${'abcdefgh'[at]}` : word))
          .join(' '),
      ).join('\n');
    expect(maximum(paragraphs(3))).toEqual([14.8, 4.1, 0, 44.2, 36.9, 0]);
    // 312 words: evidence 7 of 61.25.
    expect(maximum(paragraphs(8))).toEqual([13.1, 3.7, 0, 39.2, 32.6, 11.4]);
  });

  it('is never green for a few lines, however well written', () => {
    const about = {
      title: 'Green tea at home',
      metaTitle: 'Green tea: how to brew it at home',
      slug: 'green-tea',
    };
    const metaDescription =
      'How hot the water for green tea should be, and how long the leaves may steep in it.';
    expect(shownScore(scored({ ...input, ...about, metaDescription }).overall)).toBeLessThan(80);
  });

  it('leaves out missing fields and counts empty ones', () => {
    expect(find(scored(input), 'keyword_in_meta_description')).toBeUndefined();
    expect(scored(input).leftOut).toContainEqual({
      part: 'keywordOptimization',
      code: 'keyword_in_meta_description',
      reason: 'not_given',
    });
    expect(find(scored({ ...input, metaDescription: '' }), 'keyword_in_meta_description')).toMatchObject({
      verdict: 'poor',
      points: 0,
    });
  });

  it('uses the title in place of an empty meta title and slug', () => {
    const result = scored({ ...input, title: 'Brewing green tea at home', metaTitle: '', slug: null });
    expect(find(result, 'keyword_in_meta_title')).toMatchObject({
      verdict: 'good',
      values: { standsIn: true },
    });
    expect(find(result, 'keyword_in_slug')).toMatchObject({ verdict: 'good', values: { standsIn: true } });
  });

  it('finds the keyword in any inflection, case and spelling of its signs', () => {
    const titles = ['GREEN TEAS compared', 'Green-tea basics', 'The “green tea” test', 'ｇｒｅｅｎ ｔｅａ'];
    for (const title of titles)
      expect(find(scored({ ...input, title }), 'keyword_in_title')?.verdict).toBe('good');
    const cafe = scored({ ...input, title: 'Our cafés', primaryKeyword: 'cafe' });
    expect(find(cafe, 'keyword_in_title')?.verdict).toBe('good');
  });

  it('finds a keyword that holds signs of its own', () => {
    const result = scored({ ...input, title: 'Tea (green): how to brew it', primaryKeyword: 'tea (green)' });
    expect(find(result, 'keyword_in_title')?.verdict).toBe('good');
  });

  it('does not match a phrase across sentences', () => {
    const content = 'The hills are green. Tea is grown on all of them, and has been for a very long time.';
    const result = scored({ ...input, content });
    expect(find(result, 'keyword_density')).toMatchObject({ points: 0, places: [] });
  });

  it('returns places for the editor to mark', () => {
    const doc = { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: article }] }] };
    const scorer = createScorer();
    const result = scorer.score({ ...input, content: doc });
    if (result.status !== 'scored') throw new Error(result.reason);
    const [place] = find(result, 'keyword_density')?.places ?? [];
    expect(place).toEqual({ block: 0, start: 0, end: 9 });
    expect(scorer.rangeOf({ block: 0, start: 0, end: 9 })).toEqual({ from: 1, to: 10 });
  });

  it('gives the same result for all four content forms', () => {
    const paragraphs = [article, article.replaceAll('green tea', 'it'), 'Enjoy.'];
    const forms = [
      paragraphs.join('\n\n'),
      paragraphs.map((text) => `<p>${text}</p>`).join(''),
      {
        type: 'doc',
        content: paragraphs.map((text) => ({ type: 'paragraph', content: [{ type: 'text', text }] })),
      },
      {
        blocks: paragraphs.map((text) => ({ type: 'unstyled', text, depth: 0, entityRanges: [] })),
        entityMap: {},
      },
    ];
    const results = forms.map((content) => score({ ...input, content }));
    for (const result of results) expect(result).toEqual(results[0]);
  });

  it('leaves out English-only checks and reports it', () => {
    const german =
      'Grüner Tee darf nie mit kochendem Wasser in Berührung kommen. Der Kessel sollte drei Minuten ruhen, bevor man das Wasser auf die Blätter gießt. ';
    const result = scored({
      content: german.repeat(6),
      primaryKeyword: 'Grüner Tee',
      title: 'Grünen Tee richtig brühen',
    });
    expect(result.language).toEqual({ code: 'de', source: 'detected' });
    expect(find(result, 'reading_ease')).toBeUndefined();
    expect(result.leftOut).toContainEqual({ part: 'readability', code: 'reading_ease', reason: 'language' });
    expect(result.leftOut).toContainEqual({ part: 'readability', code: 'passive_voice', reason: 'language' });
    expect(find(result, 'keyword_in_title')?.verdict).toBe('good');
    expect(find(result, 'long_sentences')).toBeDefined();
  });

  it('judges the reading ease that the readability analysis shows, not Flesch', () => {
    // Both have the same words, syllables, and sentence.
    const contents = [
      'Green tea is made when we see a big dog near the old house by the river, and keep a cup of it for the day that the snow is gone from the road.',
      'Green tea is made when we see a lax fief near the arid quay by the fjord, and keep a gill of it for the eve that the rime is shorn from the moor.',
    ];
    const findings = contents.map((content) => find(scored({ ...input, content }), 'reading_ease')!);
    const shown = contents.map((content) => readability(content));
    expect(findings.map(({ values }) => values['easeIndex'])).toEqual(
      shown.map(({ ease }) => Math.round(ease! * 10) / 10),
    );
    expect(findings[0]!.values['ease']).toBe(findings[1]!.values['ease']);
    expect(findings[0]!.points).toBeGreaterThan(findings[1]!.points);
    expect(findings[1]!.gain).toBeGreaterThan(0);
  });

  it('finds a keyword joined to its article', () => {
    const content =
      "Il faut changer l'eau du poisson une fois par semaine. L'eau froide est la meilleure pour lui.";
    expect(
      find(scored({ content, primaryKeyword: 'eau', language: 'fr' }), 'keyword_density')?.values['count'],
    ).toBe(2);
  });

  it('names the three largest gains, largest first', () => {
    const { gains, parts } = scored({ ...input, title: '', metaTitle: '', metaDescription: '', slug: '' });
    const all = parts.flatMap((part) => part.assessments.map((assessment) => assessment.gain));
    expect(gains.map(({ gain }) => gain)).toEqual(all.toSorted((a, b) => b - a).slice(0, 3));
  });

  it('names an edit once that resolves several findings', () => {
    const content =
      'Compost is great for the garden and everyone should have a pile. It is easy to make and you basically ' +
      'just throw things on a heap and wait. There are many benefits. You can put in kitchen scraps and leaves ' +
      'and grass and other things from the yard. Do not put in meat or dairy because that can smell bad and ' +
      'attract animals.';
    const { gains, parts } = scored({ content, primaryKeyword: 'how to start composting' });
    const open = parts.flatMap((part) => part.assessments);
    const gainOf = (code: string) => open.find((assessment) => assessment.code === code)?.gain;
    // Using the keyword in the introduction also gives it a density.
    expect(gainOf('keyword_density')).toBe(gainOf('keyword_in_introduction'));
    const codes = gains.map(({ code }) => code);
    expect(codes).toContain('keyword_in_introduction');
    expect(codes).not.toContain('keyword_density');
  });

  it('shows whole numbers', () => {
    expect([shownScore(79.4), shownScore(79.5), shownScore(0), shownScore(100)]).toEqual([79, 80, 0, 100]);
  });
});

describe('wordCount', () => {
  it('counts what white space separates, in any form', () => {
    expect(wordCount('One  two\n\nthree - four')).toBe(5);
    expect(wordCount('<p>One <b>two</b></p><p>three</p>')).toBe(3);
    expect(
      wordCount(
        '{"type":"doc","content":[{"type":"paragraph","content":[{"type":"text","text":"One two"}]}]}',
      ),
    ).toBe(2);
    expect(wordCount(null)).toBe(0);
  });
});
