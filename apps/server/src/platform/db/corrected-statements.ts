/**
 * Statements of landed migrations that fail on rows of earlier versions, and what runs instead, by their text. The files
 * stay as they are: databases and backups name them by their hash.
 */
const CORRECTED: ReadonlyMap<string, string> = new Map([
  // 0020: invitations of servers before it have no secret. 0024 takes the NOT NULL away.
  [
    'ALTER TABLE "invitation" ADD COLUMN "secret_digest" text NOT NULL;',
    'ALTER TABLE "invitation" ADD COLUMN "secret_digest" text;',
  ],
]);

/** The statement to run for a statement of a migration file. */
export function correctedStatement(statement: string): string {
  return CORRECTED.get(statement.trim()) ?? statement;
}
