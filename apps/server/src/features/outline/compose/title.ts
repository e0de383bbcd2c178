import type { FunnelStage, KeywordAnalysis, OutlineSection } from '@pagewright/contract/outline';
import { keywordPlan, upperFirst } from '@pagewright/engine';
import { INDUSTRY_WORDS } from '../targeting/industry-words.ts';
import type { Subject } from '../targeting/subject-words.ts';

/** Longer titles are cut on results pages. */
const TITLE_LENGTH = 60;
const DESCRIPTION_LENGTH = 155;
const STAGE_TITLES: Readonly<Record<FunnelStage, string>> = {
  awareness: 'Signs, Causes and Options',
  consideration: 'How to Compare and Choose',
  decision: 'Prices, Terms and First Steps',
  retention: 'How to Get More Out of It',
};

/** A title of at most 60 characters for the readers; the keyword stands first. */
export function titleFor(analysis: KeywordAnalysis, { keyword, noun }: Subject): string {
  const { targeting, language, intent } = analysis;
  if (isGeneral(targeting)) {
    const usual = keywordPlan(keyword, { language, intent: intent.leading })?.titles ?? [];
    const fitting = usual.find(({ length }) => length <= TITLE_LENGTH);
    if (fitting !== undefined) return fitting;
  }
  const isTask = noun !== keyword && /ing\b/.test(noun.split(' ')[0] ?? '');
  const name = upperFirst(isTask ? keyword : noun);
  if (language !== 'en') return upperFirst(keyword);
  const who = targeting.industry === null ? '' : INDUSTRY_WORDS[targeting.industry].suffix;
  const where = targeting.location ? ` in ${targeting.location}` : '';
  const tail =
    targeting.stage !== null
      ? STAGE_TITLES[targeting.stage]
      : where !== ''
        ? 'Prices, Rules and Where to Start'
        : who !== ''
          ? 'Uses, Rules and Results'
          : isTask
            ? 'Step by Step'
            : intent.probabilities.commercial > 0.5
              ? 'Compared, with What to Look For'
              : 'A Complete Guide';
  const level =
    targeting.maturity === 'beginner'
      ? ' for Beginners'
      : targeting.maturity === 'advanced'
        ? ' for Experts'
        : '';
  const candidates = [
    `${name}${who}${where}${level}: ${tail}`,
    `${name}${who}${where}: ${tail}`,
    `${name}${where || who}: ${tail}`,
    `${name}${who}${where}`,
    `${name}${where || who}`,
    name,
  ];
  return candidates.find(({ length }) => length <= TITLE_LENGTH) ?? cut(name, TITLE_LENGTH);
}

const isGeneral = ({ stage, location, industry, maturity }: KeywordAnalysis['targeting']): boolean =>
  stage === null && (location === null || location === '') && industry === null && maturity === null;

/** A meta description of at most 155 characters: the keyword and what the sections treat. */
export function descriptionFor(
  { keyword, targeting, language, intent }: KeywordAnalysis,
  title: string,
  sections: readonly OutlineSection[],
): string {
  if (isGeneral(targeting)) {
    const usual = keywordPlan(keyword, { language, intent: intent.leading })?.descriptions ?? [];
    const fitting = usual.find(({ length }) => length <= DESCRIPTION_LENGTH);
    if (fitting !== undefined) return fitting;
  }
  const headings = sections
    .filter(({ purpose }) => purpose !== 'answers' && purpose !== 'close')
    .map(({ heading }) => heading.replace(/[?!.:]+$/, ''));
  let text = `${title.replace(/[.!?]+$/, '')}.`;
  for (const [index, heading] of headings.entries()) {
    const next = `${text.replace(/\.$/, index === 0 ? '. ' : ', ')}${index === 0 ? heading : lowerFirst(heading)}.`;
    if (next.length > DESCRIPTION_LENGTH) continue;
    text = next;
  }
  return cut(text, DESCRIPTION_LENGTH);
}

/** 'How it works' as 'how it works'; names in capitals stay. */
function lowerFirst(text: string): string {
  return /^[A-Z][a-z]/.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
}

function cut(text: string, length: number): string {
  if (text.length <= length) return text;
  const end = text.lastIndexOf(' ', length - 1);
  return `${text.slice(0, end > 0 ? end : length - 1)}…`;
}
