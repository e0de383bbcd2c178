// Preloaded by a test: writes to standard error where this process and its threads connect to or send datagrams to.
import { Socket as UdpSocket } from 'node:dgram';
import { writeSync } from 'node:fs';
import { Socket } from 'node:net';

type Method = (...given: readonly unknown[]) => unknown;

const tell = (place: string): void => void writeSync(2, `connects to ${place}\n`);

/** Calls `before` with each call's arguments. */
function watch(prototype: object, name: string, before: (given: readonly unknown[]) => void): void {
  const method = Reflect.get(prototype, name) as Method;
  Reflect.set(prototype, name, function (this: unknown, ...given: readonly unknown[]) {
    before(given);
    return Reflect.apply(method, this, given);
  });
}

// `connect(options)`, `connect(port, host)`, or `connect(path)`; Node itself gives all of them as one array.
watch(Socket.prototype, 'connect', (given) => {
  const [first, second] = (Array.isArray(given[0]) ? given[0] : given) as readonly unknown[];
  if (typeof first !== 'object' || first === null)
    return tell(typeof second === 'string' ? `${second}:${String(first)}` : String(first));
  const { path, host = 'localhost', port } = first as { path?: string; host?: string; port?: number };
  tell(path ?? `${host}:${port}`);
});
watch(UdpSocket.prototype, 'send', (given) => tell(`a datagram's receiver: ${given.slice(1).join(' ')}`));
