import { describe, expect, it } from 'vitest';
import { parsePaper } from '../paper/parse-paper.ts';
import { freshness } from './freshness.ts';
import { trafficFall } from './traffic-fall.ts';

const NOW = '2026-06-15T00:00:00Z';
const page = (words: number) => ({
  url: null,
  title: '',
  paper: parsePaper(Array.from({ length: words }, () => 'word').join(' ')),
});
const text = (html: string) => ({ paper: parsePaper(html), now: NOW, lastChangedAt: '2026-06-01' });
/** A year with 100 visits a month, followed by the given values. */
const months = (sameMonth: number, ...last: number[]): number[] => [
  sameMonth,
  ...Array.from({ length: 12 - last.length }, () => 100),
  ...last,
];

describe('trafficFall', () => {
  it.each([
    [91, 'none'],
    [90, 'watch'],
    [81, 'watch'],
    [80, 'warning'],
    [60, 'warning'],
    [59, 'critical'],
    [0, 'critical'],
  ])('is judged by the share lost, confirmed by last year: 100 to %i is %s', (latest, severity) => {
    expect(trafficFall(months(150, 100, latest))).toMatchObject({ severity, confirmation: 'confirmed' });
  });

  it('is seasonal if last year had the same dip', () => {
    expect(trafficFall(months(50, 100, 50))).toMatchObject({ severity: 'none', confirmation: 'seasonal' });
  });

  it('is only watched without data of last year', () => {
    expect(trafficFall([100, 10])).toMatchObject({ severity: 'watch', confirmation: 'unconfirmed' });
  });

  it('is unknown without two months', () => {
    expect(trafficFall([])).toBeNull();
    expect(trafficFall([100, null])).toBeNull();
    expect(trafficFall([0, 10])).toBeNull();
  });
});

describe('freshness', () => {
  it('is based on traffic if it is known', () => {
    const result = freshness({ ...text('<p>Plain text.</p>'), series: months(150, 100, 70) });
    expect(result).toMatchObject({
      priority: 'warning',
      basis: 'traffic',
      actions: ['review_against_results'],
    });
    expect(result.findings[0]!.values['fall']).toBeCloseTo(0.3, 9);
  });

  it('does not warn about signs while traffic is stable', () => {
    const result = freshness({
      ...text('<p>Plain text.</p>'),
      lastChangedAt: '2020-01-01',
      series: months(100, 100, 100),
    });
    expect(result).toMatchObject({ priority: 'watch', basis: 'traffic' });
  });

  it('counts days since the last change', () => {
    const age = (lastChangedAt: string | null) => freshness({ ...text('<p>Plain.</p>'), lastChangedAt });
    // 180 days before 15 June 2026 is 17 December 2025.
    expect(age('2025-12-17T00:00:00Z')).toMatchObject({ ageDays: 180, priority: 'none' });
    expect(age('2025-12-16T00:00:00Z')).toMatchObject({ ageDays: 181, priority: 'watch' });
    expect(age('2025-01-01T00:00:00Z').priority).toBe('warning');
    expect(age(null).leftOut).toContain('age');
    expect(age('no date').ageDays).toBeNull();
  });

  it('compares its length with the median of the competitors', () => {
    const result = freshness({
      ...text(`<p>${'word '.repeat(80)}</p>`),
      competitors: [page(10), page(100), page(500)],
    });
    expect(result.findings).toMatchObject([
      { code: 'shorter_than_competitors', severity: 'watch', values: { words: 80, median: 100, pages: 3 } },
    ]);
    const enough = freshness({ ...text(`<p>${'word '.repeat(81)}</p>`), competitors: [page(100)] });
    expect(enough.findings).toEqual([]);
  });

  it('finds statements about past years, with their places', () => {
    const html =
      '<h2>The best kettles of 2024</h2><p>In 2023 the market grew. As of 2025 most are electric. The firm was founded ' +
      'in 2022. In 2026 there are more. It began in 1998.</p>';
    const [finding] = freshness(text(html)).findings;
    expect(finding).toMatchObject({ code: 'dated_statements', values: { count: 3, oldestYear: 2023 } });
    const { blocks } = parsePaper(html);
    const found = finding!.places.map(({ block, start, end }) => blocks[block]!.text.slice(start, end));
    expect(found).toEqual(['2024', 'In 2023', 'As of 2025']);
  });

  it('finds relative dates only in a text from an earlier year', () => {
    const html = '<p>Sales of the new model doubled last year, and this year they will double again.</p>';
    expect(freshness(text(html)).findings).toEqual([]);
    const old = freshness({ ...text(html), lastChangedAt: '2025-12-30' });
    expect(old.findings).toMatchObject([{ code: 'dated_statements', values: { count: 2 } }]);
  });

  it.each([
    'Use beans that were roasted in the last month.',
    'If you bought the beans last month, they are stale.',
    'Was the coffee sour last week? Grind finer.',
    'Save some seeds for next year.',
    'Water the plants this week, then wait.',
    'Your first cup this month should be a light roast.',
    'Clean it in the last week of every month.',
    'Beans from the past year taste flat.',
    'Over the next month, drink one cup a day.',
  ])('does not tie a timeless statement to the time of writing: %s', (sentence) => {
    const html = `<p>${sentence} Good coffee is a matter of fresh beans and clean water.</p>`;
    expect(freshness({ ...text(html), lastChangedAt: '2023-12-30' }).dated).toEqual([]);
  });

  it.each([
    ['Prices rose last year by a fifth.', 'last year'],
    ['Last month the maker released a new model.', 'Last month'],
    ['The law will change next year.', 'next year'],
    ['There are three models this year.', 'this year'],
  ])('ties a statement to the time of writing: %s', (sentence, phrase) => {
    const html = `<p>${sentence} Good coffee is a matter of fresh beans and clean water.</p>`;
    const given = text(html);
    const { dated } = freshness({ ...given, lastChangedAt: '2023-12-30' });
    const found = dated.map(({ place }) =>
      given.paper.blocks[place.block]!.text.slice(place.start, place.end),
    );
    expect(found).toEqual([phrase]);
  });

  it.each([
    [
      'A fecha de 2023 hay tres modelos. Se fundó en 2022. Un estudio de 2022 contó cada compra.',
      'Las jarras guardan el agua y la mantienen fresca durante todo el día en la cocina. ',
      'fecha de 2023',
    ],
    [
      'En 2023, il y a trois modèles. La marque existe depuis 2022. Une étude de 2022 a tout compté.',
      'Les carafes gardent l’eau et la tiennent au frais pendant toute la journée dans la cuisine. ',
      'En 2023',
    ],
  ])('finds statements of a past year, not history, in other languages: %s', (sentences, more, phrase) => {
    const given = text(`<p>${more.repeat(6)}</p><p>${sentences}</p>`);
    const found = freshness(given).dated.map(({ place }) =>
      given.paper.blocks[place.block]!.text.slice(place.start, place.end),
    );
    expect(found).toEqual([phrase]);
  });

  it('skips dated statements if the text is not English', () => {
    const german = `<h2>Kessel 2024</h2><p>${'Der Markt ist im Jahr 2023 gewachsen, und das war nicht zu erwarten. '.repeat(8)}</p>`;
    const result = freshness(text(german));
    expect(result.leftOut).toContain('dated_statements');
    expect(result.findings).toMatchObject([{ code: 'dated_statements', values: { count: 1 } }]);
  });

  it('lists dead links with their places', () => {
    const result = freshness({
      ...text(
        '<p>See <a href="https://gone.example/a">this</a> and <a href="https://here.example/">that</a>.</p>',
      ),
      deadLinks: [{ href: 'https://gone.example/a', status: 404 }],
    });
    expect(result).toMatchObject({
      priority: 'warning',
      actions: ['replace_dead_links'],
      findings: [{ code: 'dead_links', values: { count: 1 }, places: [{ block: 0, start: 4, end: 8 }] }],
    });
  });

  it('does not fail on empty input', () => {
    const result = freshness({ paper: parsePaper(''), now: 'never', lastChangedAt: null });
    expect(result).toMatchObject({ priority: 'none', findings: [], words: 0 });
    expect(result.leftOut).toEqual(['traffic', 'age', 'competitors', 'dead_links', 'dated_statements']);
  });
});
