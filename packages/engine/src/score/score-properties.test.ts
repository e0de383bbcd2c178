import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sampleOrAll } from '../../../../tests/run-size.ts';
import { createScorer, keywordDensity, parsePaper, score, wordCount } from '../index.ts';
import type { ScoreInput, ScoreResult } from '../index.ts';

const vocabulary =
  'the a of and to in is was it that green tea teas kettle kettles water pours poured leaf leaves slowly which because very e.g. Dr. 3.5 U.S. don’t café 東京 مرحبا 😀 — "quoted" (aside) Stop. Why? Now!'.split(
    ' ',
  );
const words = fc.array(fc.constantFrom(...vocabulary), { maxLength: 60 }).map((list) => list.join(' '));
const wild = fc.string({ unit: 'binary', maxLength: 40 });
const inline = fc.record({
  type: fc.constant('text'),
  text: fc.oneof({ weight: 5, arbitrary: words }, { weight: 1, arbitrary: wild }),
  marks: fc.option(fc.constant([{ type: 'link', attrs: { href: 'https://example.org/a' } }]), { nil: [] }),
});
const paragraph = fc.record({ type: fc.constant('paragraph'), content: fc.array(inline, { maxLength: 3 }) });
const block = fc.oneof(
  { weight: 6, arbitrary: paragraph },
  {
    weight: 2,
    arbitrary: fc.record({
      type: fc.constant('heading'),
      attrs: fc.record({ level: fc.integer({ min: 1, max: 6 }) }),
      content: fc.array(inline, { maxLength: 1 }),
    }),
  },
  {
    weight: 1,
    arbitrary: paragraph.map((item) => ({
      type: 'bulletList',
      content: [{ type: 'listItem', content: [item] }],
    })),
  },
  { weight: 1, arbitrary: fc.constant({ type: 'image', attrs: { src: '/a.png', alt: null } }) },
);
/** Words of a text that is long. */
const LONG = sampleOrAll(20_000, 100_000);
const blocks = fc.array(block, { maxLength: 14 });
const optional = <T>(arbitrary: fc.Arbitrary<T>) =>
  fc.oneof(arbitrary, fc.constant(null), fc.constant(undefined));
const fields = fc.record({
  title: optional(words),
  metaTitle: optional(words),
  metaDescription: optional(words),
  slug: optional(words),
  primaryKeyword: fc.constantFrom('green tea', 'kettle', 'water', 'the', 'U.S.', '東京', 'not there'),
  targetKeywords: fc.array(fc.constantFrom('leaf', 'leaves', 'café', 'tea', 'of the', ''), { maxLength: 4 }),
});
const doc = (content: readonly object[]) => ({ type: 'doc', content });
const inputs = fc
  .tuple(fields, blocks)
  .map(([about, content]): ScoreInput => ({ ...about, content: doc(content) }));

const tenths = (points: number): number => Math.round(points * 10);

function expectSound(result: ScoreResult): void {
  if (result.status === 'unscored') return;
  expect(result.overall).toBeGreaterThanOrEqual(0);
  expect(result.overall).toBeLessThanOrEqual(100);
  let total = 0;
  let maximum = 0;
  for (const part of result.parts) {
    const own = part.assessments.reduce((sum, assessment) => sum + tenths(assessment.points), 0);
    expect(tenths(part.points ?? 0)).toBe(own);
    expect(tenths(part.maximum)).toBe(
      part.assessments.reduce((sum, { maximum }) => sum + tenths(maximum), 0),
    );
    total += own;
    maximum += tenths(part.maximum);
    for (const assessment of part.assessments) {
      expect(assessment.points).toBeGreaterThanOrEqual(0);
      expect(assessment.points).toBeLessThanOrEqual(assessment.maximum);
      expect(assessment.gain).toBeGreaterThanOrEqual(0);
      expect(result.overall + assessment.gain).toBeLessThanOrEqual(100.05);
      const { gain, gainBreakdown } = assessment;
      expect(gainBreakdown.reduce((sum, share) => sum + tenths(share.points), 0)).toBe(tenths(gain));
      expect(gainBreakdown.every(({ points }) => points !== 0)).toBe(true);
    }
  }
  const cost = result.substance.findings.reduce((sum, finding) => sum + tenths(finding.cost), 0);
  expect(tenths(result.substance.cost)).toBe(cost);
  expect(result.substance.findings.every((finding) => finding.cost >= 0 && finding.gain >= 0)).toBe(true);
  expect(tenths(result.overall)).toBe(total - cost);
  expect(maximum).toBe(1000);
}

/** On a busy machine, hundreds of random articles take a while. */
const PATIENCE = 60_000;

describe('score, for any article', { timeout: PATIENCE }, () => {
  it('is between 0 and 100 and exactly the sum of its parts minus the substance cost', () => {
    fc.assert(
      fc.property(inputs, (input) => expectSound(score(input))),
      { numRuns: sampleOrAll(25, 300) },
    );
  });

  it('is the same for the same input', () => {
    fc.assert(
      fc.property(inputs, (input) => {
        expect(score(structuredClone(input))).toEqual(score(input));
      }),
      { numRuns: sampleOrAll(10, 100) },
    );
  });

  it('has only places inside the text', () => {
    fc.assert(
      fc.property(inputs, (input) => {
        const result = score(input);
        if (result.status === 'unscored') return;
        const paper = parsePaper(input.content);
        for (const place of result.parts.flatMap((part) =>
          part.assessments.flatMap(({ places }) => places),
        )) {
          const { text } = paper.blocks[place.block]!;
          expect(place.start).toBeGreaterThanOrEqual(0);
          expect(place.end).toBeGreaterThanOrEqual(place.start);
          expect(place.end).toBeLessThanOrEqual(text.length);
        }
      }),
      { numRuns: sampleOrAll(10, 100) },
    );
  });

  it('is the same after edits as when scored from scratch', () => {
    const edit = fc.tuple(fc.constantFrom('replace', 'insert', 'remove', 'move'), fc.nat(), fc.nat(), block);
    fc.assert(
      fc.property(fields, blocks, fc.array(edit, { maxLength: 12 }), (about, first, edits) => {
        const scorer = createScorer();
        let content = first as object[];
        expect(scorer.score({ ...about, content: doc(content) })).toEqual(
          score({ ...about, content: doc(content) }),
        );
        for (const [kind, from, to, changed] of edits) {
          const at = from % (content.length + 1);
          const kept = kind === 'insert' ? content : content.filter((_, index) => index !== at);
          const put = kind === 'move' ? (content[at] ?? changed) : changed;
          const where = kind === 'move' ? to % (kept.length + 1) : at;
          content = kind === 'remove' ? kept : [...kept.slice(0, where), put, ...kept.slice(where)];
          const input = { ...about, content: doc(content) };
          expect(scorer.score(input)).toEqual(score(input));
        }
      }),
      { numRuns: sampleOrAll(10, 100) },
    );
  });
});

describe('never throws', { timeout: PATIENCE }, () => {
  const around = { title: 'Green tea', primaryKeyword: 'green tea', targetKeywords: ['tea'] };
  const tryAll = (content: string | object): void => {
    expectSound(score({ ...around, content }));
    expect(wordCount(content)).toBeGreaterThanOrEqual(0);
    keywordDensity(content, ['green tea', 'tea']);
  };

  it('any string', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary', maxLength: 400 }), tryAll), {
      numRuns: sampleOrAll(25, 300),
    });
  });

  it('any JSON, as a string and as an object', () => {
    fc.assert(
      fc.property(fc.json({ maxDepth: 6 }), (json) => {
        tryAll(json);
        const value: unknown = JSON.parse(json);
        if (typeof value === 'object' && value !== null) tryAll(value);
      }),
      { numRuns: sampleOrAll(25, 300) },
    );
  });

  it('documents with malformed nodes', () => {
    const key = fc.constantFrom(
      'type',
      'content',
      'text',
      'attrs',
      'marks',
      'blocks',
      'entityMap',
      '__proto__',
    );
    const type = fc.constantFrom(
      'doc',
      'paragraph',
      'text',
      'image',
      'table',
      'bulletList',
      'heading',
      'constructor',
      '',
    );
    const { node } = fc.letrec((tie) => ({
      node: fc.dictionary(
        key,
        fc.oneof({ maxDepth: 5 }, type, fc.integer(), fc.array(tie('node'), { maxLength: 3 }), tie('node')),
      ),
    }));
    fc.assert(
      fc.property(node, (value) => tryAll(value as object)),
      { numRuns: sampleOrAll(25, 300) },
    );
  });

  it('broken HTML', () => {
    const tag = fc.constantFrom(
      '<p>',
      '</p>',
      '<ul>',
      '</li>',
      '<li',
      '<script>',
      '</div>',
      '<a href="',
      '"',
      '&amp',
      '<!--',
      '<h2>',
      '<img alt=>',
      'green tea ',
      '<table><td>',
    );
    fc.assert(
      fc.property(
        fc.array(tag, { maxLength: 60 }).map((tags) => tags.join('')),
        tryAll,
      ),
      { numRuns: sampleOrAll(25, 300) },
    );
  });

  it.each([
    [`${LONG} words`, 'Green tea is poured slowly over the leaves. '.repeat(LONG / 8)],
    [`one line of ${LONG} words`, 'green tea and the kettle '.repeat(LONG / 5)],
    ['one word of a million letters', 'a'.repeat(1_000_000)],
    ['control characters', '\u0000\u0001\u0008\u001F\u007F\u0085\u2028 green tea '.repeat(200)],
    ['lone surrogates', '\uD800 green \uDC00 tea \uD83D '.repeat(200)],
    ['right-to-left text', '\u202Eالشاي الأخضر مفيد جدا للصحة.\u202C '.repeat(200)],
    ['emoji only', '😀👩‍👩‍👧🇩🇪 '.repeat(500)],
    ['full stops only', '.'.repeat(100_000)],
    ['quotes only', '" '.repeat(50_000)],
    ['line breaks only', `<p>a${'<br>'.repeat(50_000)}b</p>`],
    ['deep HTML', '<div>'.repeat(50_000) + 'green tea'.repeat(10) + '</span>'.repeat(50_000)],
    ['deep JSON', `${'{"type":"blockquote","content":['.repeat(20_000)}${']}'.repeat(20_000)}`],
  ])('%s', (_, content) => tryAll(content));

  it('a document that contains itself', () => {
    const loop: { type: string; content: object[] } = { type: 'paragraph', content: [] };
    loop.content.push(loop, { type: 'text', text: 'green tea' });
    expect(() => parsePaper({ type: 'doc', content: [loop] })).not.toThrow();
  });
});
