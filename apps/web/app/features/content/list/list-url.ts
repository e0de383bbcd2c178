import {
  CONTENT_SORTS,
  CONTENT_STATUSES,
  CONTENT_TYPES,
  type ContentSort,
  type ContentStatus,
  type ContentType,
} from '@pagewright/contract/content';
import { isStorableDay } from '@pagewright/contract/storable-day';

/** The list's filters; each is a parameter of the screen's URL. */
export interface ListFilters {
  readonly searchTerm: string;
  readonly status: ContentStatus | 'all';
  readonly contentType: ContentType | 'all';
  readonly authorId: 'mine' | 'all';
  readonly category: string;
  readonly tag: string;
  /** 0 to 100 as typed; empty for no bound. */
  readonly scoreFrom: string;
  readonly scoreTo: string;
  /** YYYY-MM-DD; empty for no bound. */
  readonly updatedFrom: string;
  readonly updatedTo: string;
  readonly sort: ContentSort;
}

/** No filters. */
export const NO_FILTERS: ListFilters = {
  searchTerm: '',
  status: 'all',
  contentType: 'all',
  authorId: 'mine',
  category: '',
  tag: '',
  scoreFrom: '',
  scoreTo: '',
  updatedFrom: '',
  updatedTo: '',
  sort: 'updated',
};

/** Names of the filters behind 'More Filters'. */
export const MORE_FILTERS = [
  'authorId',
  'category',
  'tag',
  'scoreFrom',
  'scoreTo',
  'updatedFrom',
  'updatedTo',
  'sort',
] as const satisfies readonly (keyof ListFilters)[];

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const POINTS = /^(?:100|\d{1,2})$/;

function oneOf<Value extends string>(
  value: string | null,
  allowed: readonly Value[],
  otherwise: Value,
): Value {
  return allowed.find((known) => known === value) ?? otherwise;
}

const matching = (value: string | null, form: RegExp): string =>
  value !== null && form.test(value) ? value : '';

/** Whether a typed bound is valid: empty, or an existing day. */
export function isDayOrNone(value: string): boolean {
  if (value === '') return true;
  if (!DAY.test(value) || !isStorableDay(value)) return false;
  const day = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(value);
}

const dayOf = (value: string | null): string => (value !== null && isDayOrNone(value) ? value : '');

/** Parses the filters in a URL, ignoring invalid values. */
export function parseFilters(address: URLSearchParams): ListFilters {
  return {
    searchTerm: address.get('searchTerm') ?? '',
    status: oneOf(address.get('status'), ['all', ...CONTENT_STATUSES], 'all'),
    contentType: oneOf(address.get('contentType'), ['all', ...CONTENT_TYPES], 'all'),
    authorId: oneOf(address.get('authorId'), ['mine', 'all'], 'mine'),
    category: address.get('category') ?? '',
    tag: address.get('tag') ?? '',
    scoreFrom: matching(address.get('scoreFrom'), POINTS),
    scoreTo: matching(address.get('scoreTo'), POINTS),
    updatedFrom: dayOf(address.get('updatedFrom')),
    updatedTo: dayOf(address.get('updatedTo')),
    sort: oneOf(address.get('sort'), CONTENT_SORTS, 'updated'),
  };
}

/** The URL with these filters; other parameters remain. */
export function filtersUrl(address: URLSearchParams, filters: ListFilters): URLSearchParams {
  const next = new URLSearchParams(address);
  for (const [name, value] of Object.entries(filters)) {
    if (value === NO_FILTERS[name as keyof ListFilters]) next.delete(name);
    else next.set(name, String(value));
  }
  return next;
}

/** The filters as API input. */
export function toListQuery(filters: ListFilters): Record<string, string> {
  const active = Object.entries(filters).filter(([, value]) => value !== '' && value !== 'all');
  const query = Object.fromEntries(active.map(([name, value]) => [name, String(value)]));
  delete query['authorId'];
  return filters.authorId === 'all' ? { ...query, authorId: 'all' } : query;
}

/** How many of the further filters narrow the list or change its order. */
export function countMoreFilters(filters: ListFilters): number {
  return MORE_FILTERS.filter((name) => filters[name] !== NO_FILTERS[name]).length;
}

/** Whether anything narrows the list. */
export function isNarrowed(filters: ListFilters): boolean {
  return (Object.keys(NO_FILTERS) as (keyof ListFilters)[]).some(
    (name) => name !== 'sort' && filters[name] !== NO_FILTERS[name],
  );
}
