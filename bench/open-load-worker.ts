// Sends requests at a steady rate from its own thread, whether the ones before were answered or not, each on a connection
// of its own as long as it is open, and reports the answers. A request's time begins when it was due.
import { connect, type Socket } from 'node:net';
import { parentPort, workerData } from 'node:worker_threads';
import type { OpenLoad, OpenResult } from './open-load.ts';

/** A connection and what is expected on it. */
interface Line {
  readonly socket: Socket;
  /** When its request was due; null between two requests. */
  due: number | null;
  received: Buffer;
}

const TICK_MS = 5;
const { url, requests, perSecond, seconds, connectionsMax, waitMs } = workerData as OpenLoad;
const { hostname, port } = new URL(url);
const bytes = requests.map((request) => Buffer.from(request));
const idle: Line[] = [];
let lines = 0;
let connectionsMost = 0;
let sent = 0;
let open = 0;
const result: OpenResult = {
  sent: 0,
  accepted: [],
  refused: [],
  others: {},
  cut: 0,
  unanswered: 0,
  withoutConnection: 0,
  connections: 0,
};

function createLine(): Line {
  const line: Line = { socket: connect(Number(port), hostname), due: null, received: Buffer.alloc(0) };
  lines += 1;
  connectionsMost = Math.max(connectionsMost, lines);
  line.socket.setNoDelay(true);
  line.socket.on('data', (chunk: Buffer) => read(line, chunk));
  // `close` follows.
  line.socket.on('error', () => undefined);
  line.socket.once('close', () => {
    lines -= 1;
    const place = idle.indexOf(line);
    if (place !== -1) idle.splice(place, 1);
    if (line.due === null) return;
    line.due = null;
    open -= 1;
    result.cut += 1;
  });
  return line;
}

function read(line: Line, chunk: Buffer): void {
  line.received = line.received.length === 0 ? chunk : Buffer.concat([line.received, chunk]);
  const end = line.received.indexOf('\r\n\r\n');
  if (end === -1 || line.due === null) return;
  const head = line.received.toString('latin1', 0, end);
  const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1];
  const isWhole =
    length === undefined
      ? line.received.subarray(-5).toString('latin1') === '0\r\n\r\n'
      : line.received.length >= end + 4 + Number(length);
  if (!isWhole) return;
  const status = Number(head.slice(9, 12));
  const ms = performance.now() - line.due;
  if (status >= 200 && status < 300) result.accepted.push(ms);
  else if (status === 503 && /\r\nretry-after: \d/i.test(head)) result.refused.push(ms);
  else result.others[status] = (result.others[status] ?? 0) + 1;
  line.received = Buffer.alloc(0);
  line.due = null;
  open -= 1;
  if (/\r\nconnection: close/i.test(head)) line.socket.destroy();
  else idle.push(line);
}

function send(due: number): void {
  const line = idle.pop() ?? (lines < connectionsMax ? createLine() : null);
  const request = bytes[sent % bytes.length];
  sent += 1;
  if (line === null || request === undefined) {
    result.withoutConnection += 1;
    return;
  }
  line.due = due;
  open += 1;
  line.socket.write(request);
}

const began = performance.now();
const total = Math.round(perSecond * seconds);
const timer = setInterval(() => {
  const now = performance.now();
  while (sent < total && began + (sent / perSecond) * 1000 <= now) send(began + (sent / perSecond) * 1000);
  const isOver = sent >= total && (open === 0 || now > began + seconds * 1000 + waitMs);
  if (!isOver) return;
  clearInterval(timer);
  parentPort?.postMessage({ ...result, sent, unanswered: open, connections: connectionsMost });
}, TICK_MS);
