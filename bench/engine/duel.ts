import { readFileSync } from 'node:fs';
import { createDuel, parsePaper, type EvidencePage, type SentenceVectors } from '@pagewright/engine';
import type { BenchRow } from './bench-row.ts';
import { isBuildHalf, withInterval } from './held-out.ts';
import { vectorsOf, WITHOUT_PACK } from './language-pack.ts';

/**
 * Questions about one subject, each with a page's answer and a passage of ours that answers it in other words, or does
 * not.
 */
interface LabeledDuel {
  keyword: string;
  rows: { question: string; rival: string; own: string; isAnswered: boolean }[];
}
interface Verdict {
  isAnswered: boolean;
  isTold: boolean;
}

const AXIS =
  'Passage duel: answers in other words told from passages that answer nothing, written for this bench';

/** Balanced accuracy of the outcomes, without and with the language pack, on the check half of the subjects. */
export async function measure(): Promise<BenchRow[]> {
  return measureHalf(false);
}

async function measureHalf(isBuild: boolean): Promise<BenchRow[]> {
  const duels = readFileSync(new URL('duel-answers.jsonl', import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as LabeledDuel)
    .filter(({ keyword }) => isBuildHalf(keyword) === isBuild);
  const axis = `${AXIS}, ${isBuild ? 'build' : 'check'} half, without / with the language pack`;
  const row = { axis, peer: 'none', goal: 'none', isMet: null };
  const made = await vectorsOf(duels.flatMap(textsOf));
  if (made === null) return [{ ...row, ours: WITHOUT_PACK }];
  const columns = [null, made.vectors].map((vectors) => {
    const told = duels.flatMap((duel) => runDuel(duel, vectors));
    const share = (isAnswered: boolean): string => {
      const own = told.filter((one) => one.isAnswered === isAnswered);
      return `${own.filter(({ isTold }) => isTold).length} of ${own.length}`;
    };
    return `${withInterval(told, balanced)}, answered ${share(true)}, not answered ${share(false)}`;
  });
  return [{ ...row, ours: `${columns.join(' / ')}; ${duels.length} subjects` }];
}

function partsOf({ rows }: LabeledDuel): { own: ReturnType<typeof parsePaper>; pages: EvidencePage[] } {
  const own = rows.map((row, at) => `<h2>${at + 1}</h2><p>${row.own}</p>`).join('');
  const page = rows.map(({ question, rival }) => `<h2>${question}</h2><p>${rival}</p>`).join('');
  return {
    own: parsePaper(own),
    pages: [{ url: 'https://rival.example', title: 'Rival', paper: parsePaper(page) }],
  };
}

function textsOf(duel: LabeledDuel): string[] {
  const { own, pages } = partsOf(duel);
  return createDuel(pages).texts({ own, language: 'en' });
}

function runDuel(duel: LabeledDuel, vectors: SentenceVectors | null): Verdict[] {
  const { own, pages } = partsOf(duel);
  const { questions } = createDuel(pages).fight({
    questions: duel.rows.map(({ question }) => question),
    keyword: duel.keyword,
    own,
    language: 'en',
    vectors,
  });
  return duel.rows.map(({ isAnswered }, at) => {
    const isHeld = questions[at]!.own?.isAnswer === true;
    return { isAnswered, isTold: isHeld === isAnswered };
  });
}

/** Mean of the accuracies on answered and unanswered questions. */
function balanced(told: readonly Verdict[]): number {
  const shareOf = (isAnswered: boolean): number => {
    const own = told.filter((one) => one.isAnswered === isAnswered);
    return own.filter(({ isTold }) => isTold).length / Math.max(1, own.length);
  };
  return (shareOf(true) + shareOf(false)) / 2;
}

if (import.meta.main) console.table(await measureHalf(process.argv.includes('--build')));
