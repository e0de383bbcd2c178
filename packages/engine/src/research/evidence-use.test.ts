import { describe, expect, it } from 'vitest';
import { score } from '../index.ts';
import type { AssessmentCode } from '../index.ts';

/** Twenty-nine plain words, so that a text is long enough to be judged. */
const FILLER =
  'The path goes down to the mill and over the small green hill behind it, where the old man sat and said that nothing would ever come of all this. ';
const OPENING = `<p>${FILLER.repeat(6)}</p>`;

function finding(html: string, code: AssessmentCode, language = 'en') {
  const result = score({ content: `${OPENING}${html}`, primaryKeyword: 'mill', language });
  if (result.status !== 'scored') throw new Error(result.reason);
  return result.parts.flatMap((part) => part.assessments).find((item) => item.code === code);
}
const figures = (text: string) => finding(`<p>${text}</p>`, 'figures')?.values['count'];
const claims = (text: string) => finding(`<p>${text}</p>`, 'unsourced_figures')?.values;

describe('a figure', () => {
  it.each([
    ['Use 20 centimetres of it.', 1],
    ['It costs $12 or €1,200.', 2],
    ['A share of 40 % and 40 percent.', 2],
    ['It takes 5-10 minutes.', 1],
    ['A 5km walk and a 20cm pot.', 2],
    ['We met 12 patients there.', 1],
    ['One in five agrees.', 1],
    ['Two million people came.', 1],
    ['It is three times more, or 3 times more.', 1],
    ['At 30 °C it melts.', 1],
  ])('is recognized: %s', (text, count) => expect(figures(text)).toBe(count));

  it.each([
    'It was built in 1912 and again in 2020.',
    'On 12 March and March 12 we met at 5 pm, at 10:30.',
    'See step 3, page 12 and chapter 4.',
    'The 3rd of the 1990s versions is 2.1.3.',
    'Call 555-1234 for the 2020s.',
    'Three times a week one of them comes.',
  ])('is not one: %s', (text) => expect(figures(text)).toBe(0));

  it.each([
    ['About 40 percent of them fell.', 1],
    ['More than 30,000 were sold.', 1],
    ['Sales of $2 million were made.', 1],
    ['It is 3 times faster than that.', 1],
    ['3 in 10 owners sell.', 1],
  ])('needs a source: %s', (text, count) => expect(claims(text)).toMatchObject({ count, figures: count }));

  it.each([
    'It costs $12.',
    'Use 20 centimetres.',
    'If 40 percent of them fell, what then?',
    'Wait 15 minutes.',
    'Our plan costs $1,200 a year.',
    'I hope that 40 percent of you will like it.',
  ])('needs no source: %s', (text) => expect(claims(text)).toBeUndefined());
});

describe('a source', () => {
  it.each([
    'According to the World Bank 40 percent fell.',
    'Gallup found that 40 percent fell.',
    'In 2019 a team at Leeds reported that 40 percent fell.',
    '40 percent fell (Smith et al., 2019).',
    '40 percent fell [12].',
    'We tested fifty of them, and 40 percent fell.',
    'In our survey 40 percent fell.',
    '40 percent fell. That is what NASA published last year.',
    '<a href="https://example.org/a">40 percent</a> fell.',
  ])('is told: %s', (text) => expect(claims(text)).toMatchObject({ count: 0, figures: 1 }));

  it.each([
    'Experts say that 40 percent fell.',
    'Studies found that 40 percent fell.',
    'It is said that 40 percent fell in March.',
    'At 20 °C, measured in the shade, 40 percent fell.',
    '<a href="/own-page">40 percent</a> fell.',
    '40 percent fell. And so it went. For years. Gallup found something else.',
  ])('is none: %s', (text) => expect(claims(text)).toMatchObject({ count: 1, figures: 1 }));

  it('of a list is in its lead-in', () => {
    const list = '<ul><li>40 percent fell</li><li>30 percent rose</li></ul>';
    const led = (lead: string) => finding(`<p>${lead}</p>${list}`, 'unsourced_figures')?.values['count'];
    expect(led('According to the World Bank:')).toBe(0);
    expect(led('In short:')).toBe(2);
  });

  it('counts once per page, and once per sentence that names one without a link', () => {
    const link = '<a href="https://example.org/a#x">here it is told</a>';
    const html = `<p>${link} ${link} <a href="https://example.org/b">and there</a>. Gallup found it. NASA reported it.</p>`;
    expect(finding(html, 'citations')?.values).toMatchObject({ count: 4, outside: 4, own: 0 });
  });

  it("is distinguished from the author's own measurement", () => {
    const html =
      '<p>We timed it twice. Our test took a day. Gallup found that we measured well. I like it.</p>';
    expect(finding(html, 'citations')?.values).toMatchObject({ count: 3, outside: 1, own: 2 });
  });
});

describe('a quotation', () => {
  const unsourced = (html: string) => finding(html, 'unsourced_quotations')?.values;

  it('has five words or more', () => {
    expect(unsourced('<p>He called it a “work of art” then.</p>')).toBeUndefined();
    expect(unsourced('<p>“It was the best that I have seen.” So there.</p>')).toEqual({
      count: 1,
      quotations: 1,
    });
  });

  it('names its author', () => {
    expect(unsourced('<p>“It was the best that I have seen,” said Ann Smith.</p>')).toMatchObject({
      count: 0,
    });
    expect(
      unsourced('<blockquote><p>It was the best that I have seen.</p><p>— Ann Smith</p></blockquote>'),
    ).toEqual({
      count: 0,
      quotations: 1,
    });
    expect(
      unsourced(
        '<p>Ann Smith explained it.</p><blockquote><p>It was the best that I have seen.</p></blockquote>',
      ),
    ).toEqual({
      count: 0,
      quotations: 1,
    });
    expect(
      unsourced('<p>So it is.</p><blockquote><p>It was the best that I have seen.</p></blockquote>'),
    ).toEqual({
      count: 1,
      quotations: 1,
    });
  });
});

it('reports the place of an unsourced figure', () => {
  const places = finding('<p>Then 40 percent fell.</p>', 'unsourced_figures')?.places;
  expect(places).toEqual([{ block: 1, start: 5, end: 7 }]);
});

it('looks for sources in English only', () => {
  expect(finding('<p>Nur 40 % fielen.</p>', 'unsourced_figures', 'de')).toBeUndefined();
  expect(finding('<p>Nur 40 % fielen.</p>', 'figures', 'de')?.values['count']).toBe(1);
});
