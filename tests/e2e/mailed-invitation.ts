import type { TestServer } from '../server/test-server.ts';

/** The path in the newest invitation mailed to an address. */
export async function mailedInvitation(server: Pick<TestServer, 'sql'>, email: string): Promise<string> {
  const { rows } = await server.sql.query<{ text: string }>(
    'select text from mail where recipient = $1 order by created_at desc limit 1',
    [email],
  );
  return /\/invitation\?token=\S+/.exec(rows[0]?.text ?? '')?.[0] ?? '';
}
