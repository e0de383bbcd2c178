import { describe, expect, test } from 'vitest';
import {
  countMoreFilters,
  isNarrowed,
  toListQuery,
  NO_FILTERS,
  parseFilters,
  filtersUrl,
} from './list-url.ts';

describe('the URL of the list', () => {
  test('an empty URL is the whole list', () => {
    expect(parseFilters(new URLSearchParams())).toEqual(NO_FILTERS);
    expect(toListQuery(NO_FILTERS)).toEqual({ sort: 'updated' });
  });

  test('filters survive a round trip through the URL', () => {
    const filters = {
      ...NO_FILTERS,
      searchTerm: 'a & b',
      status: 'review',
      contentType: 'Blog Post',
      scoreFrom: '40',
      tag: 'x,y',
    } as const;
    const address = filtersUrl(new URLSearchParams('tab=templates&status=draft'), filters);
    expect(address.toString()).toBe(
      'tab=templates&status=review&searchTerm=a+%26+b&contentType=Blog+Post&tag=x%2Cy&scoreFrom=40',
    );
    expect(parseFilters(address)).toEqual(filters);
  });

  test('invalid values in a URL are ignored', () => {
    const filters = parseFilters(
      new URLSearchParams('status=lost&contentType=Poem&scoreFrom=101&updatedFrom=yesterday&sort=luck'),
    );
    expect(filters).toEqual(NO_FILTERS);
  });

  test.each(['2026-02-31', '0002-01-15', '20260-01-15', '2026-1-5'])(
    '%s is not a day to filter by',
    (day) => {
      const address = new URLSearchParams({ updatedFrom: day, updatedTo: '2026-02-28' });
      expect(parseFilters(address)).toEqual({ ...NO_FILTERS, updatedTo: '2026-02-28' });
    },
  );

  test('the API is asked for all authors only if that is chosen', () => {
    expect(toListQuery({ ...NO_FILTERS, authorId: 'all' })).toEqual({ sort: 'updated', authorId: 'all' });
  });

  test('further filters are counted, and sort order alone filters nothing', () => {
    const sorted = { ...NO_FILTERS, sort: 'score' } as const;
    expect(countMoreFilters(sorted)).toBe(1);
    expect(isNarrowed(sorted)).toBe(false);
    expect(isNarrowed({ ...sorted, tag: 'x' })).toBe(true);
  });
});
