/** Lighthouse measurements of pages on a phone. */
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import type { Browser } from 'playwright';
import { launchBrowser } from '../tests/browser/launch-browser.ts';
import type { Cleanups } from './bench-server.ts';
import { median } from './measure-time.ts';

/** The parts of Lighthouse's API that are used here. */
type Lighthouse = (
  url: string,
  flags: { port: number; logLevel: 'error'; onlyCategories: readonly string[] },
) => Promise<{ lhr: Report }>;
interface Report {
  readonly categories: Readonly<
    Record<
      string,
      { readonly score: number | null; readonly auditRefs: readonly { id: string; weight: number }[] }
    >
  >;
  readonly audits: Readonly<Record<string, { readonly title: string; readonly score: number | null }>>;
  readonly runtimeError?: { readonly message: string };
}

/** Lighthouse categories, each scored from 0 to 100. */
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const GOAL = 100;
const { default: lighthouse } = createRequire(import.meta.url)('lighthouse') as { default: Lighthouse };

/** A browser that Lighthouse can control, and its debugging port. */
export async function openMeasuringBrowser(
  releases: Cleanups,
): Promise<{ readonly browser: Browser; readonly port: number }> {
  const port = await freePort();
  const browser = await launchBrowser({ debuggingPort: port });
  releases.push(() => browser.close());
  return { browser, port };
}

/**
 * Measures each page several times with the browser at a port, prints the median of each category and failed audits,
 * and fails the process below 100. `pages`: URLs by display name.
 */
export async function measurePages(
  pages: Readonly<Record<string, string>>,
  { port, runs }: { readonly port: number; readonly runs: number },
): Promise<void> {
  const table: Record<string, Record<string, number>> = {};
  const lost = new Set<string>();
  for (const [name, address] of Object.entries(pages)) {
    const { status } = await fetch(address);
    if (status !== 200) throw new Error(`${address}: ${status}`);
    const reports: Report[] = [];
    for (let run = 0; run < runs; run += 1) reports.push(await runLighthouse(address, port));
    table[name] = Object.fromEntries(
      CATEGORIES.map((category) => [category, median(reports.map((report) => points(report, category)))]),
    );
    for (const report of reports) for (const line of failedAuditsOf(report)) lost.add(`${name}: ${line}`);
  }
  console.table(table);
  for (const line of lost) console.log(line);
  const least = Math.min(...Object.values(table).flatMap((row) => Object.values(row)));
  console.log(
    `least of all medians of ${runs}: ${least} (goal: ${GOAL}), ${Object.keys(pages).length} pages`,
  );
  if (least < GOAL) process.exitCode = 1;
}

async function runLighthouse(address: string, port: number): Promise<Report> {
  const { lhr } = await lighthouse(address, { port, logLevel: 'error', onlyCategories: CATEGORIES });
  if (lhr.runtimeError) throw new Error(`${address}: ${lhr.runtimeError.message}`);
  return lhr;
}

function points({ categories }: Report, category: string): number {
  return Math.round((categories[category]?.score ?? 0) * 100);
}

/** The audits that lose points. */
function failedAuditsOf({ categories, audits }: Report): string[] {
  return CATEGORIES.flatMap((category) =>
    (categories[category]?.auditRefs ?? []).flatMap(({ id, weight }) => {
      const audit = audits[id];
      const score = audit?.score ?? 1;
      return weight > 0 && score < 0.9 ? [`${category}, ${id}: ${audit?.title ?? ''} (${score})`] : [];
    }),
  );
}

function freePort(): Promise<number> {
  return new Promise((found, failed) => {
    const server = createServer();
    server.once('error', failed);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => found(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });
}
