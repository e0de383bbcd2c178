import { once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';

/** A mail server that accepts every email, or refuses each with a given status. */
export interface FakeSmtpServer {
  readonly url: string;
  /** Accepted emails: envelope addresses, and the message with headers. */
  readonly mails: { from: string; to: string[]; text: string }[];
  /** Responds to the next emails with this status; 250 accepts them. */
  answerWith(status: number): void;
  close(): Promise<void>;
}

/** Starts a mail server (RFC 5321) on a free local port. */
export async function startSmtpServer(): Promise<FakeSmtpServer> {
  const mails: FakeSmtpServer['mails'] = [];
  const open = new Set<Socket>();
  let status = 250;
  const server = createServer((socket) => {
    open.add(socket);
    socket.on('close', () => open.delete(socket));
    let mail = { from: '', to: [] as string[], text: '' };
    let received = '';
    let isData = false;
    const say = (line: string): boolean => socket.write(`${line}\r\n`);
    say('220 fake');
    socket.setEncoding('utf8').on('data', (part: string) => {
      received += part;
      for (;;) {
        const end = received.indexOf(isData ? '\r\n.\r\n' : '\r\n');
        if (end < 0) return;
        const taken = received.slice(0, end);
        received = received.slice(end + (isData ? 5 : 2));
        if (isData) {
          if (status === 250) mails.push({ ...mail, text: taken });
          mail = { from: '', to: [], text: '' };
          isData = false;
          say(`${status} done`);
          continue;
        }
        const address = /<(.*)>/.exec(taken)?.[1] ?? '';
        if (/^MAIL FROM/i.test(taken)) mail.from = address;
        if (/^RCPT TO/i.test(taken)) mail.to.push(address);
        isData = /^DATA/i.test(taken);
        say(isData ? '354 go on' : /^QUIT/i.test(taken) ? '221 bye' : '250 ok');
      }
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    answerWith: (next) => {
      status = next;
    },
    async close() {
      for (const socket of open) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
