import { connect } from 'node:net';

/** Sends many requests for a path on one connection before reading a response; returns the size of the responses. */
export async function sendPipelined(server: string, path: string, requests: number): Promise<number> {
  const { hostname, port } = new URL(server);
  const head = `GET ${path} HTTP/1.1\r\nHost: ${hostname}:${port}\r\n`;
  const socket = connect(Number(port), hostname);
  socket.write(`${`${head}\r\n`.repeat(requests - 1)}${head}Connection: close\r\n\r\n`);
  let bytes = 0;
  let beginning = '';
  for await (const chunk of socket as AsyncIterable<Buffer>) {
    if (bytes === 0) beginning = chunk.toString('latin1', 0, 12);
    bytes += chunk.byteLength;
  }
  if (beginning !== 'HTTP/1.1 200') throw new Error(`${path} answered ${beginning}`);
  return bytes;
}
