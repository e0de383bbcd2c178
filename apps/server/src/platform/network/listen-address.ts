import { createServer } from 'node:net';
import type { Config } from '../config/config.ts';
import { StartError } from '../config/start-error.ts';

type Address = Pick<Config, 'port' | 'host'>;

/**
 * Probes the address, so that a port in use is reported before the database starts.
 * @throws StartError if the address cannot be listened on
 */
export async function checkListenAddress(address: Address): Promise<void> {
  const probe = createServer();
  await explainListenErrors(
    new Promise<void>((resolve, reject) => {
      probe.once('error', reject);
      probe.listen({ port: address.port, host: address.host }, () => probe.close(() => resolve()));
    }),
    address,
  );
}

/**
 * Waits until a server listens.
 * @throws StartError naming the setting if the address is the problem
 */
export async function explainListenErrors(
  listening: Promise<unknown>,
  { port, host }: Address,
): Promise<void> {
  try {
    await listening;
  } catch (error) {
    const code: unknown = error instanceof Error ? Reflect.get(error, 'code') : undefined;
    if (code === 'EADDRINUSE') throw new StartError(`PORT ${port} is already in use on ${host}`);
    if (code === 'EACCES') throw new StartError(`PORT ${port} may not be opened by this user`);
    if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
      throw new StartError(`HOST ${host} is not an address of this machine`);
    throw error;
  }
}
