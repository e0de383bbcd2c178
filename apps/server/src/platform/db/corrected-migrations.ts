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

/** A migration that landed in two forms. */
interface ReplacedMigration {
  readonly formerHash: string;
  /** Timestamp of the form that stayed. */
  readonly folderMillis: number;
  /** What a database of the former form lacks. */
  readonly statement: string;
}

export const REPLACED_MIGRATIONS: readonly ReplacedMigration[] = [
  // 0036, half an hour after it had landed.
  {
    formerHash: '55b426c6cf807660c52d5edef53904ddda6a46bb2d2b0b0b0acd7bd81846ec8a',
    folderMillis: 1_795_352_616_854,
    statement: 'ALTER TABLE "payment_order" ADD COLUMN "refund_asked_at" timestamp with time zone',
  },
];
