import { suggestLinks } from '@pagewright/engine';
import { LINK_FACTS } from '../../packages/engine/src/links/link-facts.ts';
import { measureTime } from '../measure-time.ts';
import type { BenchRow } from './bench-row.ts';
import { fitLinks, readLinkRows } from './fit-links.ts';
import type { LinkRow } from './fit-links.ts';
import { dot, meanOf } from './fit-logistic.ts';
import { foldOf, isBuildHalf, withInterval } from './held-out.ts';

const AXIS = 'Internal links: hidden links of a documentation site found, P@8 and R@8';
const GOALS = { precision: 0.35, recall: 0.45 };
const FOLDS = 9;
const LINKS_PER_PAGE = 8;

/** The quality of a page's eight chosen links. */
interface Hits {
  precision: number;
  recall: number;
}

/** Cross-validated on the build half, of its weights on the check half, as shipped, and the rule "its title is mentioned". */
export async function measure(): Promise<BenchRow[]> {
  const read = readLinkRows();
  const goal = `≥ ${GOALS.precision} and ≥ ${GOALS.recall}`;
  if (read === null)
    return [{ axis: AXIS, peer: '', ours: 'skipped: data/links-dev.jsonl is not there', goal, isMet: null }];
  const { pages, rows } = read;
  const build = rows.filter(({ url }) => isBuildHalf(url));
  const check = rows.filter(({ url }) => !isBuildHalf(url));
  const held = Array.from({ length: FOLDS }, (_, fold) => {
    const { weights } = fitLinks(build.filter(({ url }) => foldOf(url, FOLDS) !== fold));
    return build.filter(({ url }) => foldOf(url, FOLDS) === fold).map((row) => hitsOf(row, weights));
  }).flat();
  const { weights } = fitLinks(build);
  const checked = check.map((row) => hitsOf(row, weights));
  const rule = rows.map((row) =>
    hitsOf(
      row,
      LINK_FACTS.map((fact) => (fact === 'named' ? 1 : 0)),
    ),
  );
  let suggested: ReturnType<typeof suggestLinks> = new Map();
  const { wall } = measureTime(() => {
    suggested = suggestLinks(
      pages,
      rows.map(({ url }) => url),
    );
  });
  const shipped = rows.map((row) => {
    const urls = new Set(suggested.get(row.url)?.map(({ url }) => url));
    return ratesOf(
      row,
      pages.flatMap(({ url }, at) => (urls.has(url) ? [at] : [])),
    );
  });
  const ours = `build half held out (${FOLDS} folds) ${inWords(held)}; check half ${inWords(checked)}; as shipped (fitted to all) ${inWords(shipped)}; ${Math.round(wall)} ms for ${rows.length} of ${pages.length} pages`;
  const isMet =
    meanOf(checked.map(({ precision }) => precision)) >= GOALS.precision &&
    meanOf(checked.map(({ recall }) => recall)) >= GOALS.recall;
  return [{ axis: AXIS, peer: `rule "its title is mentioned" ${inWords(rule)}`, ours, goal, isMet }];
}

function inWords(hits: readonly Hits[]): string {
  const of = (rate: keyof Hits): string =>
    withInterval(hits, (drawn) => meanOf(drawn.map((one) => one[rate])));
  return `P ${of('precision')}, R ${of('recall')}`;
}

function hitsOf(row: LinkRow, weights: readonly number[]): Hits {
  const scored = row.facts.flatMap((facts, at) =>
    facts === null ? [] : [{ at, value: dot(facts, weights) }],
  );
  const best = scored.toSorted((a, b) => b.value - a.value || a.at - b.at).slice(0, LINKS_PER_PAGE);
  return ratesOf(
    row,
    best.map(({ at }) => at),
  );
}

function ratesOf({ isLinked }: LinkRow, chosen: readonly number[]): Hits {
  const right = chosen.filter((at) => isLinked[at]).length;
  return { precision: right / LINKS_PER_PAGE, recall: right / Math.max(1, isLinked.filter(Boolean).length) };
}

if (import.meta.main) console.table(await measure());
