import { createSocket } from 'node:dgram';
import { once } from 'node:events';

/** A name server with TXT records. */
export interface FakeDns {
  /** As used in settings: `127.0.0.1:5353`. */
  readonly address: string;
  /** The TXT values of each name. */
  readonly records: Map<string, readonly string[]>;
  close(): Promise<void>;
}

const TXT = 16;

/** Starts a name server on a free local port (RFC 1035: one question, TXT answers). */
export async function startDns(): Promise<FakeDns> {
  const records = new Map<string, readonly string[]>();
  const socket = createSocket('udp4');
  socket.on('message', (query, { port, address }) => {
    socket.send(answer(query, records), port, address);
  });
  socket.bind(0, '127.0.0.1');
  await once(socket, 'listening');
  return {
    address: `127.0.0.1:${socket.address().port}`,
    records,
    async close() {
      socket.close();
      await once(socket, 'close');
    },
  };
}

function answer(query: Buffer, records: ReadonlyMap<string, readonly string[]>): Buffer {
  const labels: string[] = [];
  let at = 12;
  for (let length = query[at] ?? 0; length > 0; length = query[at] ?? 0) {
    labels.push(query.toString('latin1', at + 1, at + 1 + length));
    at += length + 1;
  }
  const question = query.subarray(12, at + 5);
  const texts = records.get(labels.join('.').toLowerCase());
  const head = Buffer.alloc(12);
  query.copy(head, 0, 0, 2);
  // A response with recursion desired and available; 3: no such name.
  head.writeUInt16BE(0x8180 | (texts ? 0 : 3), 2);
  head.writeUInt16BE(1, 4);
  head.writeUInt16BE(texts?.length ?? 0, 6);
  return Buffer.concat([head, question, ...(texts ?? []).map(textRecord)]);
}

function textRecord(text: string): Buffer {
  const pieces = text.match(/.{1,255}/gs) ?? [''];
  const data = Buffer.concat(
    pieces.map((piece) => Buffer.concat([Buffer.of(piece.length), Buffer.from(piece)])),
  );
  const head = Buffer.alloc(12);
  // The name refers to the question's.
  head.writeUInt16BE(0xc00c, 0);
  head.writeUInt16BE(TXT, 2);
  head.writeUInt16BE(1, 4);
  head.writeUInt32BE(1, 6);
  head.writeUInt16BE(data.length, 10);
  return Buffer.concat([head, data]);
}
