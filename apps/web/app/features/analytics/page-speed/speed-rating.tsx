import type { SpeedMetric, SpeedOnDevice, SpeedRating } from '@pagewright/contract/analytics';
import { useMessages } from '../../../lib/messages/use-messages.ts';
import { Badge } from '../../../ui/badge.tsx';
import { pageSpeedMessages } from './page-speed-messages.ts';

const TINTS = { good: 'green', needs_improvement: 'amber', poor: 'red' } as const;

/** A rating in words on its color. */
export function RatingBadge({ rating }: { readonly rating: SpeedRating }) {
  const m = useMessages(pageSpeedMessages);
  return <Badge tint={TINTS[rating]}>{m[`rating_${rating}`]}</Badge>;
}

/** The overall rating on a device, or why there is none. */
export function DeviceRating({ device }: { readonly device: SpeedOnDevice }) {
  const m = useMessages(pageSpeedMessages);
  if (device.data === null)
    return <Badge>{device.state === 'not_checked' ? m.not_checked : m.not_enough_visits}</Badge>;
  const { rating } = device.data;
  return rating === null ? <Badge>{m.rating_none}</Badge> : <RatingBadge rating={rating} />;
}

/** Writes percentiles with their units. */
export function useSpeedFigures(): (name: SpeedMetric, p75: number) => string {
  const m = useMessages(pageSpeedMessages);
  const write = { lcp: m.seconds, inp: m.milliseconds, cls: m.score } as const;
  return (name, p75) => write[name](p75);
}
