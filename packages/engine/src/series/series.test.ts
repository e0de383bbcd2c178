import { describe, expect, it } from 'vitest';
import { clickRate } from './click-rate.ts';
import { emergingTopics } from './emerging-topics.ts';
import { gradeForecast } from './grade-forecast.ts';
import { trafficForecast } from './traffic-forecast.ts';

describe('clickRate', () => {
  it('is the mean of the published curves, with their spread', () => {
    const rate = clickRate(1, [], [])!;
    // Sistrix 28.5, First Page Sage 39.8, Backlinko 27.6, Advanced Web Ranking 28.75: 124.65 / 4.
    expect(rate.mean).toBeCloseTo(0.311625, 6);
    expect([rate.low, rate.high]).toEqual([0.276, 0.398]);
    expect(rate.sources).toHaveLength(4);
    expect(rate.own.weight).toBe(0);
  });

  it('uses only curves that reach the position', () => {
    const rate = clickRate(5, [], [])!;
    // Sistrix 7.2, First Page Sage 5.1.
    expect(rate.mean).toBeCloseTo(0.0615, 6);
    expect(clickRate(11, [], [])).toBeNull();
    expect(clickRate(0, [], [])).toBeNull();
    expect(clickRate(Number.NaN, [], [])).toBeNull();
  });

  it('is lower between two positions than at the better one', () => {
    const [first, between, second] = [clickRate(4, [], [])!, clickRate(4.5, [], [])!, clickRate(5, [], [])!];
    expect(between.mean).toBeLessThan(first.mean);
    expect(between.mean).toBeGreaterThan(second.mean);
  });

  it('is multiplied by the factor of the layout', () => {
    const plain = clickRate(2, [], [])!;
    const ads = clickRate(2, ['shopping'], [])!;
    // 13.7 / 28.5
    expect(ads.mean / plain.mean).toBeCloseTo(0.481, 3);
    expect(ads.layout.sources[0]).toMatchObject({ publisher: 'Sistrix', year: 2020 });
  });

  it('shifts to own data as it grows', () => {
    const own = (impressions: number) => [{ position: 3, impressions, clicks: impressions * 0.04 }];
    const few = clickRate(3, [], own(25))!;
    const many = clickRate(3, [], own(1_000_000))!;
    expect(few.mean).toBeGreaterThan(0.08);
    expect(many.mean).toBeCloseTo(0.04, 3);
    expect(many.high - many.low).toBeLessThan(0.002);
    expect(many.own.weight).toBeGreaterThan(0.99);
  });

  it('uses only own data beyond the curves', () => {
    const rate = clickRate(14, [], [{ position: 14.2, impressions: 1000, clicks: 5 }])!;
    expect(rate.mean).toBeCloseTo(0.005, 9);
    expect(rate.sources).toEqual([]);
    expect(rate.own.weight).toBe(1);
  });
});

describe('trafficForecast', () => {
  it('is demand times click rate', () => {
    const result = trafficForecast({
      demand: Array.from({ length: 24 }, () => 1000),
      period: 12,
      horizon: 2,
      position: 10,
    });
    // (2.5 + 1.6) / 2 % of 1000.
    expect(result.visits!.mean[1]).toBeCloseTo(20.5, 3);
    expect(result.visits!.low[0]).toBeLessThanOrEqual(16);
    expect(result.visits!.high[0]).toBeGreaterThanOrEqual(25);
    expect(result.baseRate.topTenWithinAYear).toBeLessThan(0.02);
  });

  it('reports what is unknown instead of 0', () => {
    const input = { period: 12, horizon: 2 };
    expect(trafficForecast({ ...input, demand: [], position: 1 })).toMatchObject({
      visits: null,
      unknown: 'demand',
    });
    expect(trafficForecast({ ...input, demand: [5], position: 30 })).toMatchObject({
      visits: null,
      clickRate: null,
      unknown: 'click_rate',
    });
  });
});

describe('gradeForecast', () => {
  const stored = {
    mean: [100, 100, 100],
    lower50: [90, 90, 90],
    upper50: [110, 110, 110],
    lower90: [70, 70, 70],
    upper90: [130, 130, 130],
  };

  it('compares actual with expected values', () => {
    const grade = gradeForecast(stored, [100, null, 125]);
    expect(grade.steps.map((step) => [step.step, step.within])).toEqual([
      [1, 50],
      [3, 90],
    ]);
    // 0 and 200 × 25 / 225, halved.
    expect(grade.smape).toBeCloseTo(11.111, 3);
    expect(grade.bias).toBeCloseTo(0.125, 9);
    expect(grade).toMatchObject({ within50: 0.5, within90: 1, verdict: 'held' });
  });

  it('has missed if so few hits are unlikely', () => {
    // One of three: probability .1³ + 3 × .9 × .1² = 2.8 %.
    expect(gradeForecast(stored, [100, 200, 300]).verdict).toBe('missed');
    expect(gradeForecast(stored, [100, 100, 300]).verdict).toBe('held');
  });

  it('is open while there are no actual values', () => {
    expect(gradeForecast(stored, [])).toMatchObject({ verdict: 'open', smape: null, within90: null });
  });
});

describe('emergingTopics', () => {
  const wave = (at: number): number => 100 + (at % 3);
  const still = Array.from({ length: 36 }, (_, at) => wave(at));
  const sudden = still.map((value, at) => (at >= 33 ? value * 2 : value));

  it('ranks topics by unusual growth', () => {
    const [first, second, third] = emergingTopics([
      { topic: 'still', values: still, period: 12 },
      { topic: 'short', values: [1, 2, 3], period: 12 },
      { topic: 'sudden', values: sudden, period: 12 },
    ]);
    expect(first).toMatchObject({ topic: 'sudden', trend: 'emerging', window: 3 });
    // A quarter that is double the one before.
    expect(first!.growth).toBeCloseTo(1, 1);
    expect(second).toMatchObject({ topic: 'still', trend: 'steady' });
    expect(third).toMatchObject({ topic: 'short', trend: 'unknown', zScore: null, growth: null });
  });

  it('does not mistake a season for growth', () => {
    const year = [10, 10, 10, 10, 10, 10, 10, 10, 10, 100, 100, 100];
    const values = Array.from({ length: 48 }, (_, at) => year[at % 12]! + (at % 2));
    const [topic] = emergingTopics([{ topic: 'gifts', values, period: 12 }]);
    expect(topic).toMatchObject({ seasonal: true, trend: 'steady' });
    expect(Math.abs(topic!.growth!)).toBeLessThan(0.1);
  });

  it('survives empty input and zeros', () => {
    const topics = emergingTopics([
      { topic: 'none', values: [], period: 12 },
      { topic: 'zeros', values: Array.from({ length: 40 }, () => 0), period: 7 },
      { topic: 'gaps', values: [null, null, 4, null], period: Number.NaN },
    ]);
    expect(topics.map((topic) => topic.trend)).toEqual(['unknown', 'unknown', 'unknown']);
  });
});
