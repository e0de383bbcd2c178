import { styleText } from 'node:util';
import { findingName, findingSentence, gainSentence } from '@pagewright/contract/finding-sentences';
import { PART_NAMES } from '@pagewright/contract/score-parts';
import {
  shownScore,
  type Assessment,
  type ScoredResult,
  type ScorePart,
  type ScoreResult,
  type UnscoredReason,
} from '@pagewright/engine';

const UNSCORED: Readonly<Record<UnscoredReason, string>> = {
  text_empty: 'No score: there is no text.',
  text_too_short: 'No score: the text has 50 characters or fewer.',
  text_without_words: 'No score: the text has no words.',
  keyword_missing: 'No score: enter the keyword this article is for.',
};
const MARKS = { good: '✓', fair: '~', poor: '✗' } as const;
const COLORS = { good: 'green', fair: 'yellow', poor: 'red' } as const;
const BAR = 20;
/** Minimum scores for good and fair, as in the application. */
const GOOD = 80;
const FAIR = 60;

/** The explained score for a terminal, in color if standard output is one; ends with a newline. */
export function printScore(result: ScoreResult, title: string): string {
  const lines = [styleText('bold', title), ''];
  if (result.status === 'unscored') lines.push(UNSCORED[result.reason]);
  else lines.push(...scored(result));
  return `${lines.join('\n')}\n`;
}

function scored(result: ScoredResult): string[] {
  const shown = shownScore(result.overall);
  const colour = shown >= GOOD ? 'green' : shown >= FAIR ? 'yellow' : 'red';
  const { known, of } = result.restsOn;
  return [
    `${styleText([colour, 'bold'], `Score ${shown}/100`)}  based on ${known} of ${of} parts, ${result.wordCount} words`,
    ...substance(result),
    ...gains(result),
    ...result.parts.flatMap(part),
  ];
}

function substance({ substance: { findings } }: ScoredResult): string[] {
  const rows = findings
    .filter(({ cost }) => cost > 0)
    .map((one) => `  ${`-${one.cost.toFixed(1)}`.padStart(6)}  ${findingSentence(one)}`);
  return rows.length === 0 ? [] : ['', styleText('bold', findingName('substance')), ...rows];
}

function gains({ gains: largest, parts }: ScoredResult): string[] {
  const found = parts.flatMap(({ assessments }) => assessments);
  const rows = largest.flatMap(({ code, gain }) => {
    const assessment = found.find((candidate) => candidate.code === code);
    if (!assessment) return [];
    const breakdown = gainSentence(assessment);
    return [
      `  ${`+${gain.toFixed(1)}`.padStart(6)}  ${findingSentence(assessment)}`,
      ...(breakdown === null ? [] : [styleText('dim', `          ${breakdown}`)]),
    ];
  });
  return rows.length === 0 ? [] : ['', styleText('bold', 'Largest gains'), ...rows];
}

function part({ id, points, maximum, assessments }: ScorePart): string[] {
  if (points === null) return ['', `${styleText('bold', PART_NAMES[id])}  ${styleText('dim', '— unknown')}`];
  const full = maximum === 0 ? 0 : Math.round((points / maximum) * BAR);
  const bar = `${'█'.repeat(full)}${styleText('dim', '░'.repeat(BAR - full))}`;
  const heading = `${styleText('bold', PART_NAMES[id].padEnd(22))} ${bar} ${points.toFixed(1)} of ${maximum.toFixed(1)}`;
  return ['', heading, ...assessments.map(finding)];
}

function finding(assessment: Assessment): string {
  const { code, verdict, points, maximum } = assessment;
  const mark = styleText(COLORS[verdict], MARKS[verdict]);
  const figures = styleText('dim', `${points.toFixed(1)}/${maximum.toFixed(1)}`);
  return `  ${mark} ${findingName(code)} ${figures}: ${findingSentence(assessment)}`;
}
