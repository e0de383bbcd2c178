import { describe, expect, it } from 'vitest';
import { pixelWidth } from './pixel-width.ts';

describe('pixelWidth', () => {
  it('adds the advance widths of Arial', () => {
    // H 722, e 556, l 222, l 222, o 556 thousandths of the size.
    expect(pixelWidth('Hello', 20)).toBeCloseTo((2278 * 20) / 1000, 6);
    expect(pixelWidth('Hello', 14)).toBeCloseTo((2278 * 14) / 1000, 6);
  });

  it('gives accented letters the width of their base letter', () => {
    expect(pixelWidth('é', 20)).toBe(pixelWidth('e', 20));
    expect(pixelWidth('e\u0301', 20)).toBe(pixelWidth('e', 20));
  });

  it('East Asian characters and emoji are wide, joiners have no width', () => {
    expect(pixelWidth('漢', 20)).toBe(20);
    expect(pixelWidth('한', 20)).toBe(20);
    expect(pixelWidth('😀', 20)).toBe(20);
    expect(pixelWidth('\u200B\u200D', 20)).toBe(0);
  });

  it('is 0 for an empty text', () => {
    expect(pixelWidth('', 20)).toBe(0);
  });
});
