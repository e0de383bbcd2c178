import type { TestPerson, TestServer } from './test-server.ts';

/** Backdates the authentication of all of a person's sessions by this many minutes. */
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
