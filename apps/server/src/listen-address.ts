import { createServer } from 'node:net';
import type { Config } from './config.ts';
import { StartError } from './start-error.ts';

type Address = Pick<Config, 'port' | 'host'>;

/**
 * Tries the address once, so that a port in use is told at once and not after the database has been started.
 * @throws StartError when it cannot be listened on
 */
export async function checkAddress(address: Address): Promise<void> {
  const probe = createServer();
  await orRefuse(
    new Promise<void>((resolve, reject) => {
      probe.once('error', reject);
      probe.listen({ port: address.port, host: address.host }, () => probe.close(() => resolve()));
    }),
    address,
  );
}

/**
 * Waits until a server listens.
 * @throws StartError naming the setting where the address is the reason why it does not
 */
export async function orRefuse(listening: Promise<unknown>, { port, host }: Address): Promise<void> {
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
