// `npm run advisories`: checks every package of both lock files, development packages included, against npm's advisory database.
// Exits with 0 if there are no open advisories, 1 if there are, 2 if the check failed. Meant for a daily job.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT, runNpm } from './project.mjs';

/** @typedef {{ id: string, until: string, reason: string }} Accepted an advisory that does not apply, until a day */
/** @typedef {{ id: string, package: string, severity: string, title: string, url: string, reaches: 'program' | 'development', accepted: string | null }} Finding */

const ACCEPTED = join(ROOT, 'scripts', 'accepted-advisories.json');
/** Folders with a lock file. */
const FOLDERS = ['.', 'language-pack'];

/**
 * The advisories in npm's report, one per advisory and package.
 * @param {string} text output of `npm audit --json`
 * @param {Record<string, { dev?: boolean }>} locked packages of the lock file by path
 * @param {readonly Accepted[]} accepted
 * @param {string} today such as 2026-11-26
 * @returns {Finding[] | null} null if npm gave no report
 */
export function readAudit(text, locked, accepted, today) {
  /** @type {{ vulnerabilities?: Record<string, { nodes: string[], via: (string | { name: string, title: string, url: string, severity: string })[] }> }} */
  let report;
  try {
    // npm prints warnings before its report.
    report = JSON.parse(text.slice(Math.max(0, text.search(/^\{/m))));
  } catch {
    return null;
  }
  if (report.vulnerabilities === undefined) return null;
  return Object.values(report.vulnerabilities).flatMap(({ nodes, via }) =>
    via.flatMap((one) => {
      // A string names an affected dependency, which has its own entry.
      if (typeof one === 'string') return [];
      const id = one.url.split('/').at(-1) ?? '';
      const reaches = nodes.every((path) => locked[path]?.dev === true) ? 'development' : 'program';
      const exception = accepted.find((entry) => entry.id === id && entry.until >= today);
      const { name, severity, title, url } = one;
      return [{ id, package: name, severity, title, url, reaches, accepted: exception?.reason ?? null }];
    }),
  );
}

/** @returns {Promise<number>} the exit code */
export async function checkAdvisories() {
  /** @type {Accepted[]} */
  const accepted = JSON.parse(readFileSync(ACCEPTED, 'utf8'));
  const today = new Date().toISOString().slice(0, 10);
  let open = 0;
  for (const folder of FOLDERS) {
    const { packages } = JSON.parse(readFileSync(join(ROOT, folder, 'package-lock.json'), 'utf8'));
    const words = [
      'audit',
      '--json',
      '--package-lock-only',
      '--legacy-peer-deps',
      '--prefix',
      join(ROOT, folder),
    ];
    const { output } = await runNpm(words);
    const findings = readAudit(output, packages, accepted, today);
    if (findings === null) {
      console.error(`${folder}: npm could not check for advisories\n${output.trim()}`);
      return 2;
    }
    for (const { id, package: name, severity, title, url, reaches, accepted: reason } of findings) {
      const state = reason === null ? 'OPEN    ' : 'accepted';
      console.log(
        `${state} ${severity} ${name} (${reaches}): ${title} ${url}${reason === null ? '' : ` [${id}: ${reason}]`}`,
      );
      if (reason === null) open += 1;
    }
    console.log(`${folder}: ${Object.keys(packages).length - 1} packages, ${findings.length} advisories`);
  }
  return open === 0 ? 0 : 1;
}

if (import.meta.main) process.exitCode = await checkAdvisories();
