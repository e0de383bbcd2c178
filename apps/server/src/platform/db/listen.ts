import { randomUUID } from 'node:crypto';
import pg from 'pg';

/** Listens for notifications of the database's triggers on one channel. */
export interface Listener {
  /** Whether all notifications so far were or will be received; false while disconnected. */
  isListening(): boolean;
  /** Waits until all notifications committed before are received; returns immediately if disconnected. */
  catchUp(): Promise<void>;
  close(): Promise<void>;
}

export interface ListenerOptions {
  readonly pool: pg.Pool;
  /** Lowercase. */
  readonly channel: string;
  readonly onNotification: (payload: string) => void;
  /** Called when notifications may have been missed: after a disconnect or reconnect. */
  readonly onGap: () => void;
  readonly onError: (error: unknown) => void;
}

const RETRY_MS = 500;
/** A connection that broke silently is noticed within the sum of these two. */
const HEARTBEAT_MS = 2_000;
const ANSWER_MS = 1_000;

/** Listens on a dedicated connection until closed; reconnects if it breaks. */
export async function listen(options: ListenerOptions): Promise<Listener> {
  const { pool, channel, onNotification, onGap, onError } = options;
  let client: pg.Client | null = null;
  let isClosed = false;
  let retry: NodeJS.Timeout | undefined;

  const connectLater = (): void => {
    clearTimeout(retry);
    if (!isClosed) retry = setTimeout(() => void connect(), RETRY_MS).unref();
  };

  const drop = (broken: pg.Client): void => {
    if (client !== broken) return;
    client = null;
    onGap();
    void broken.end().catch(() => undefined);
    connectLater();
  };

  const connect = async (): Promise<void> => {
    const opened = new pg.Client({
      ...pool.options,
      // The pool hides its password from copies.
      password: pool.options.password,
      keepAlive: true,
      application_name: `pagewright ${channel}`,
    });
    const probe = `probe:${randomUUID()}`;
    let hasHeardProbe = false;
    opened.on('error', onError);
    opened.on('end', () => drop(opened));
    opened.on('notification', ({ payload = '' }) => {
      if (payload === probe) hasHeardProbe = true;
      else if (!payload.startsWith('probe:')) onNotification(payload);
    });
    try {
      await opened.connect();
      await opened.query(`listen ${pg.escapeIdentifier(channel)}`);
      // A pooler in between may accept LISTEN but never deliver notifications.
      await opened.query('select pg_notify($1, $2)', [channel, probe]);
      await opened.query('select 1');
      if (!hasHeardProbe) throw new Error('the connection brings no notifications');
      if (isClosed) throw new Error('closed meanwhile');
    } catch (error) {
      if (!isClosed) onError(error);
      void opened.end().catch(() => undefined);
      return connectLater();
    }
    client = opened;
    onGap();
  };

  const catchUp = async (): Promise<void> => {
    const current = client;
    if (!current) return;
    const late = setTimeout(() => drop(current), ANSWER_MS).unref();
    // Pending notifications are delivered before the statement completes.
    await current.query('select 1').catch(() => drop(current));
    clearTimeout(late);
  };
  const heartbeat = setInterval(() => void catchUp(), HEARTBEAT_MS).unref();

  await connect();
  return {
    isListening: () => client !== null,
    catchUp,
    async close() {
      isClosed = true;
      clearTimeout(retry);
      clearInterval(heartbeat);
      const closing = client;
      client = null;
      await closing?.end().catch(() => undefined);
    },
  };
}
