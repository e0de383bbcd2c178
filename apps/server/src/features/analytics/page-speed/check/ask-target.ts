import type { PageSpeed } from '../../../../providers/page-speed/port.ts';
import type { CheckedFieldData } from '../record-repository.ts';
import type { SpeedTarget } from '../target-repository.ts';

/** Asks for the field data of a site or page on both devices: two calls. @throws PageSpeedError. */
export async function askBothDevices(
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
