/** A statement that builds or drops an index without blocking writes. It cannot run in a transaction. */
export interface IndexChange {
  readonly name: string;
  readonly statement: string;
  readonly isDrop: boolean;
}

const CONCURRENT =
  /^(?:\s*--[^\n]*\n)*\s*(?:create\s+(?:unique\s+)?|(?<drop>drop)\s+)index\s+concurrently\s+(?:if\s+(?:not\s+)?exists\s+)?(?:"?public"?\.)?"?(?<name>\w+)"?/i;

/**
 * Whether a migration's statements run one by one outside of a transaction: all of them change indexes concurrently.
 * @throws Error if only some do: what is half done could not be told from what is not
 */
export function isOutsideTransaction(statements: readonly string[]): boolean {
  const concurrent = statements.filter((statement) => CONCURRENT.test(statement));
  if (concurrent.length > 0 && concurrent.length < statements.length)
    throw new Error(`A migration changes indexes concurrently beside other statements: ${concurrent[0]}`);
  return concurrent.length > 0;
}

/** Reads a statement of a migration that runs outside of a transaction. */
export function indexChange(statement: string): IndexChange {
  const match = CONCURRENT.exec(statement);
  if (match?.groups?.['name'] === undefined) throw new Error(`Not an index change: ${statement}`);
  return { name: match.groups['name'], statement, isDrop: match.groups['drop'] !== undefined };
}

/** The same statement for a transaction, where nobody else uses the table. */
export function withoutConcurrently(statement: string): string {
  return CONCURRENT.test(statement) ? statement.replace(/concurrently\s+/i, '') : statement;
}
