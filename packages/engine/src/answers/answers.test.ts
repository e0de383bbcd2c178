import { describe, expect, it } from 'vitest';
import { parsePaper } from '../paper/parse-paper.ts';
import { assessAnswerReadiness } from './answer-readiness.ts';
import { createVoiceOutline } from './voice-outline.ts';

const page = (html: string, url: string | null = 'https://example.org/a', title = 'Descaling') => ({
  url,
  title,
  paper: parsePaper(html),
});

/** Sections: a question answered immediately (29 words), a question answered late, and a heading without a question. */
const ARTICLE = `<h2>How often should you descale a kettle?</h2>
<p>Descale a kettle once a month if your water is hard. If your water is soft, it is enough to do it two or three times in a year. Use the same pot.</p>
<h2>What does vinegar do to limescale?</h2>
<p>Many homes have some under the sink. People like the price. Vinegar turns limescale into salts that wash away with water.</p>
<h2>Conclusion</h2><p>This is all there is to it.</p>`;

function finding(result: ReturnType<typeof assessAnswerReadiness>, code: string) {
  return result.findings.find((item) => item.code === code);
}

describe('answerReadiness', () => {
  it('distinguishes answered, late, and unanswered questions', () => {
    const questions = [
      'How often should I descale my kettle?',
      'What does vinegar do to limescale?',
      'Are copper pans safe?',
    ];
    const result = assessAnswerReadiness(parsePaper(ARTICLE), { questions });
    expect(result.questions.map(({ status }) => status)).toEqual(['answered', 'late', 'unanswered']);
    // One answered and one late of three: half of the 20 points that weigh 20 of the 86 that apply without pages.
    expect(finding(result, 'questions_answered')?.values).toEqual({ answered: 1, late: 1, questions: 3 });
    expect(finding(result, 'questions_answered')!.points).toBeCloseTo(
      finding(result, 'questions_answered')!.maximum / 2,
      1,
    );
    expect(result.leftOut).toContainEqual({ code: 'passages_ahead', reason: 'no_pages' });
  });

  it("requires more than half of a question's words, ignoring question words and the keyword", () => {
    const text = parsePaper(
      '<h2>If the inspector finds termites</h2><p>Ask the seller to pay for a treatment before closing day.</p>' +
        '<h2>How long the report is good</h2><p>Banks take the report for ninety days, and termite damage is listed on its second page.</p>',
    );
    const questions = [
      'What happens if they find termites?',
      'How long is a termite inspection report good for?',
      'Does homeowners insurance cover termite damage?',
      'How much does a termite treatment cost?',
    ];
    const { questions: judged } = assessAnswerReadiness(text, { keyword: 'termite inspection', questions });
    expect(judged.map(({ status }) => status)).toEqual(['answered', 'answered', 'unanswered', 'unanswered']);
  });

  it('reports late answers and sections that do not stand alone', () => {
    const result = assessAnswerReadiness(parsePaper(ARTICLE));
    expect(finding(result, 'answer_first')?.values).toMatchObject({ sections: 2, late: 1 });
    expect(finding(result, 'answer_first')?.places).toEqual([{ block: 2, start: 0, end: 34 }]);
    expect(finding(result, 'question_headings')?.values).toMatchObject({ questions: 2, headings: 3 });
    expect(finding(result, 'standalone_openings')?.places).toEqual([{ block: 5, start: 0, end: 27 }]);
  });

  it('names the rival whose passage answers better', () => {
    const rival = page(
      '<h2>Are copper pans safe?</h2><p>Copper pans are safe when they are lined with tin or steel.</p>',
    );
    const result = assessAnswerReadiness(parsePaper(ARTICLE), {
      questions: ['Are copper pans safe?'],
      pages: [rival],
    });
    expect(result.questions[0]).toMatchObject({
      status: 'unanswered',
      aheadUrl: 'https://example.org/a',
      aheadTitle: 'Descaling',
    });
    expect(finding(result, 'passages_ahead')).toMatchObject({
      points: 0,
      values: { ahead: 0, questions: 1 },
    });
  });

  it('adds up to its score, and rises with evidence', () => {
    const bare = assessAnswerReadiness(parsePaper(ARTICLE));
    const cited = assessAnswerReadiness(
      parsePaper(
        `${ARTICLE}<p>In 2023 <a href="https://gov.example/water">the water board found</a> that 62 % of homes have hard water.</p>`,
      ),
    );
    for (const result of [bare, cited]) {
      const sum = result.findings.reduce((total, { points }) => total + points, 0);
      expect(result.score).toBeCloseTo(sum, 5);
      expect(result.findings.reduce((total, { maximum }) => total + maximum, 0)).toBeCloseTo(100, 5);
    }
    expect(cited.score!).toBeGreaterThan(bare.score!);
    expect(finding(cited, 'answer_citations')).toMatchObject({ strength: 'moderate', basis: 'geo_kdd_2024' });
  });

  it('returns nothing for empty input and never throws', () => {
    expect(assessAnswerReadiness(parsePaper('')).score).toBeNull();
    for (const text of ['😀 😀', '<h1></h1>', '??? !!!', 'שלום עולם', 'a'.repeat(10_000), '<h2>What?</h2>']) {
      expect(() =>
        assessAnswerReadiness(parsePaper(text), {
          questions: ['?', '', 'what is it', text],
          pages: [page(text)],
        }),
      ).not.toThrow();
    }
  });
});

describe('voiceOutline', () => {
  it('takes an answer of 25-35 words from the text, with its place', () => {
    const { sections, answered } = createVoiceOutline({
      keyword: 'descale kettle',
      questions: ['How often should you descale a kettle?'],
      paper: parsePaper(ARTICLE),
    });
    expect(answered).toBe(1);
    expect(sections[0]?.answer).toMatchObject({
      text: 'Descale a kettle once a month if your water is hard. If your water is soft, it is enough to do it two or three times in a year.',
      words: 29,
      source: { isOwn: true, url: null, place: { block: 1, start: 0, end: 127 } },
    });
    expect(sections[0]!.answer!.grade).toBeLessThan(9);
    expect(sections[0]?.depth[0]).toMatchObject({ kind: 'sentence', text: 'Use the same pot.' });
  });

  it('falls back to the pages and names them', () => {
    const rival = page(
      '<h2>Is vinegar safe for kettles?</h2><p>White vinegar is safe for steel kettles when you mix it with the same amount of water, boil it once, wait for half an hour and then rinse well.</p>',
    );
    const { sections } = createVoiceOutline({
      keyword: 'kettle',
      questions: ['Is vinegar safe for kettles?'],
      paper: null,
      pages: [rival],
    });
    expect(sections[0]?.answer?.source).toMatchObject({ isOwn: false, url: 'https://example.org/a' });
    expect(sections[0]!.answer!.words).toBe(29);
  });

  it("covers a question in full only if the answer's own words do", () => {
    const question =
      'How do you make gnocchi, pesto, polenta, tahini, miso, dashi, gravy, kimchi, natto, tofu, tempeh, mochi, udon, soba, ramen, and harissa?';
    const own =
      'Gnocchi, pesto, polenta, tahini, miso, and dashi keep a week. Gravy, kimchi, natto, tofu, and tempeh keep a month. Mochi, udon, soba, ramen, and harissa keep for a year.';
    const coverageOf = (answer: string) =>
      createVoiceOutline({
        keyword: 'instruments',
        questions: [question],
        paper: parsePaper(`<h2>${question}</h2><p>${answer}</p>`),
      }).sections[0]?.answer?.coverage;
    // Only the heading says 'make', a light word, which is 2 % of the question.
    expect(coverageOf(own)).toBe(0.99);
    expect(coverageOf(own.replace('keep a week', 'make a meal'))).toBe(1);
  });

  it('gives no answer where nothing fits', () => {
    const { sections, answered } = createVoiceOutline({
      keyword: 'kettle',
      questions: ['Who invented the electric kettle?', 'What does vinegar do to limescale?', ' '],
      paper: parsePaper(ARTICLE),
    });
    expect(answered).toBe(0);
    expect(sections.map(({ answer }) => answer)).toEqual([null, null]);
  });
});
