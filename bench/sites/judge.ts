/** Compares what an analysis found with what was planted. */

/** One row of the table. */
export interface Row {
  readonly analysis: string;
  readonly planted: number;
  readonly found: number;
  readonly right: number;
  readonly recalled: number;
  readonly missed: readonly string[];
  readonly wrong: readonly string[];
}

/** Planted and found things by key; the value says what a thing is. Found things that are unclear do not count. */
export function judge(
  analysis: string,
  planted: ReadonlyMap<string, string>,
  found: Iterable<string>,
  unclear: ReadonlySet<string> = new Set(),
  describe: (key: string) => string = (key) => key,
): Row {
  const told = [...new Set(found)].filter((key) => planted.has(key) || !unclear.has(key));
  const right = told.filter((key) => planted.has(key));
  const set = new Set(told);
  return {
    analysis,
    planted: planted.size,
    found: told.length,
    right: right.length,
    recalled: right.length,
    missed: [...planted].filter(([key]) => !set.has(key)).map(([key, what]) => `${what}: ${describe(key)}`),
    wrong: told.filter((key) => !planted.has(key)).map(describe),
  };
}

/** One row of several, such as of all markets. */
export function addRows(analysis: string, rows: readonly Row[]): Row {
  const sum = (of: (row: Row) => number): number => rows.reduce((total, row) => total + of(row), 0);
  return {
    analysis,
    planted: sum(({ planted }) => planted),
    found: sum(({ found }) => found),
    right: sum(({ right }) => right),
    recalled: sum(({ recalled }) => recalled),
    missed: rows.flatMap(({ missed }) => missed),
    wrong: rows.flatMap(({ wrong }) => wrong),
  };
}

const share = (part: number, whole: number): string => (whole === 0 ? '—' : (part / whole).toFixed(2));
const SHOWN = 5;

/** Prints the table, then what was missed and what was wrong. */
export function printRows(rows: readonly Row[], shown = SHOWN): void {
  const cells = (texts: readonly string[]): string =>
    `${(texts[0] ?? '').padEnd(34)}${texts
      .slice(1)
      .map((text) => text.padStart(11))
      .join('')}`;
  console.log(cells(['analysis', 'planted', 'found', 'right', 'precision', 'recall']));
  for (const { analysis, planted, found, right, recalled } of rows)
    console.log(
      cells([
        analysis,
        String(planted),
        String(found),
        String(right),
        share(right, found),
        share(recalled, planted),
      ]),
    );
  for (const { analysis, missed, wrong } of rows) {
    for (const text of missed.slice(0, shown)) console.log(`${analysis}: missed ${text}`);
    for (const text of wrong.slice(0, shown)) console.log(`${analysis}: wrong ${text}`);
  }
}
