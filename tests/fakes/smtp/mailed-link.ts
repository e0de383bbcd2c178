import { expect } from 'vitest';
import type { FakeSmtpServer } from './start-smtp-server.ts';

/** The decoded texts of the emails sent to an address, oldest first. */
export function mailsTo(smtp: Pick<FakeSmtpServer, 'mails'>, email: string): string[] {
  return smtp.mails.filter(({ to }) => to.includes(email)).map(({ text }) => decode(text));
}

/** Waits until `count` links to a page were mailed to an address, and returns the token of the newest. */
export async function mailedToken(
  smtp: Pick<FakeSmtpServer, 'mails'>,
  email: string,
  { path, count = 1 }: { readonly path: string; readonly count?: number },
): Promise<string> {
  const link = new RegExp(`${path}\\?token=([\\w-]+)`, 'u');
  const tokens = (): string[] => mailsTo(smtp, email).flatMap((mail) => link.exec(mail)?.[1] ?? []);
  await expect.poll(() => tokens().length).toBe(count);
  return tokens().at(-1)!;
}

/** Decodes quoted-printable text. */
function decode(text: string): string {
  return text
    .replaceAll(/=\r\n/gu, '')
    .replaceAll(/(?:=[0-9A-F]{2})+/gu, (bytes) => Buffer.from(bytes.replaceAll('=', ''), 'hex').toString());
}
