import type { PageSpeed } from '../../../../providers/page-speed/port.ts';
import type { CheckedFieldData } from '../record-repository.ts';
import type { SpeedTarget } from '../target-repository.ts';

/** Fetches the field data of a site or page for both devices: two calls. @throws PageSpeedError. */
export async function fetchBothDevices(
  pageSpeed: PageSpeed,
  { url, isOrigin }: Pick<SpeedTarget, 'url' | 'isOrigin'>,
  signal: AbortSignal,
): Promise<CheckedFieldData> {
  const subject = isOrigin ? { origin: url } : { url };
  return {
    phone: await pageSpeed.readFieldData(subject, 'phone', signal),
    desktop: await pageSpeed.readFieldData(subject, 'desktop', signal),
  };
}
