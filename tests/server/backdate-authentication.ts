import type { TestPerson, TestServer } from './test-server.ts';

/** Has the factors of all sessions of a person been given so many minutes ago. */
export async function backdateAuthentication(
  server: TestServer,
  person: TestPerson,
  minutes: number,
): Promise<void> {
  await server.sql.query(
    `update session set first_factor_at = now() - make_interval(mins => $2),
       second_factor_at = case when second_factor_at is null then null else now() - make_interval(mins => $2) end
     where user_id = $1`,
    [person.userId, minutes],
  );
}
