import { expect, test } from 'vitest';
import { findPlace, describePlace } from './find-place.ts';

const TEXT = 'Bees like roofs.\nA roof is warm in March. A roof is safe, too.\nAsk your landlord first.';

/** Marks a quote's nth occurrence and looks for it in another text. */
function found(quote: string, now: string, nth = 0, before = TEXT): string | null {
  let start = before.indexOf(quote);
  for (let n = 0; n < nth; n += 1) start = before.indexOf(quote, start + 1);
  const span = findPlace(now, describePlace(before, { start, end: start + quote.length }));
  return span && `${now.slice(0, span.start).length}:${now.slice(span.start, span.end)}`;
}

test('in an unchanged text, every position stays', () => {
  expect(found('A roof', TEXT)).toBe('17:A roof');
  expect(found('A roof', TEXT, 1)).toBe('42:A roof');
});

test('text inserted before a position moves it along', () => {
  expect(found('A roof', `New. ${TEXT}`, 1)).toBe('47:A roof');
  expect(found('A roof', TEXT.replace('Bees like roofs.\n', ''), 1)).toBe('25:A roof');
});

test('among identical words, those with the same context are chosen', () => {
  const now = 'A roof is safe, too.\nBees like roofs.\nA roof is warm in March.';
  expect(found('A roof', now, 1)).toBe('0:A roof');
  expect(found('A roof', now)).toBe('38:A roof');
});

test('rewritten words are found between their context', () => {
  expect(found('warm in March', TEXT.replace('warm in March', 'warm from April on'))).toBe(
    '27:warm from April on',
  );
});

test('a position is gone when its words are, or when only a common word remains elsewhere', () => {
  expect(found('A roof is warm in March. ', TEXT.replace('A roof is warm in March. ', ''))).toBeNull();
  expect(found('like', 'They look like wasps.')).toBeNull();
  expect(found('Ask your landlord first.', 'Bees like roofs.')).toBeNull();
});

test('a distinctive quote that occurs once is found wherever it moved', () => {
  expect(found('Ask your landlord first.', 'To begin with: Ask your landlord first. Then buy bees.')).toBe(
    '15:Ask your landlord first.',
  );
});

test('a word that was the whole text is found as long as it is the whole text', () => {
  expect(found('Bees', 'Bees', 0, 'Bees')).toBe('0:Bees');
});

test('a long range is identified by its beginning', () => {
  const long = 'word '.repeat(300).trim();
  const place = describePlace(long, { start: 0, end: long.length });
  expect(place.quote).toHaveLength(500);
  expect(findPlace(long, place)).toEqual({ start: 0, end: 500 });
});
