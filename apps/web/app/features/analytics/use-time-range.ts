import { useSearchParams } from 'react-router';

const USUAL = '30d';

/** The days that the address of the screen names, and how to name others; the server judges what is named. */
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
