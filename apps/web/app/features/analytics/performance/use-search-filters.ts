import { SEARCH_DEVICES, type SearchDevice } from '@pagewright/contract/analytics';
import { useSearchParams } from 'react-router';

const USUAL = '28d';
const NAMES = ['timeRange', 'page', 'country', 'device'] as const;

/** The filters in the screen's URL. */
export interface SearchFilters {
  readonly timeRange: string;
  readonly page?: string;
  readonly country?: string;
  readonly device?: SearchDevice;
}

/** The filters in the screen's URL, and a function that changes some of them; null removes one. */
export function useSearchFilters(): [
  SearchFilters,
  (change: Partial<Record<(typeof NAMES)[number], string | null>>) => void,
] {
  const [address, setAddress] = useSearchParams();
  const device = SEARCH_DEVICES.find((name) => name === address.get('device'));
  const [page, country] = [address.get('page'), address.get('country')];
  const filters = {
    timeRange: address.get('timeRange') ?? USUAL,
    ...(page === null ? {} : { page }),
    ...(country !== null && /^[a-z]{3}$/.test(country) ? { country } : {}),
    ...(device === undefined ? {} : { device }),
  };
  return [
    filters,
    (change) =>
      setAddress(
        (before) => {
          const next = new URLSearchParams(before);
          for (const name of NAMES) {
            const value = change[name];
            if (value === null || (name === 'timeRange' && value === USUAL)) next.delete(name);
            else if (value !== undefined) next.set(name, value);
          }
          return next;
        },
        { replace: true },
      ),
  ];
}
