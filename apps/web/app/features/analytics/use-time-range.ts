import { useSearchParams } from 'react-router';

const USUAL = '30d';

/** The period in the screen's URL, and its setter. The server validates it. */
export function useTimeRange(): [timeRange: string, show: (timeRange: string) => void] {
  const [address, setAddress] = useSearchParams();
  const show = (timeRange: string): void =>
    setAddress(
      (before) => {
        const next = new URLSearchParams(before);
        if (timeRange === USUAL) next.delete('timeRange');
        else next.set('timeRange', timeRange);
        return next;
      },
      { replace: true },
    );
  return [address.get('timeRange') ?? USUAL, show];
}
