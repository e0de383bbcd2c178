import type { FunnelStage, KeywordAnalysis, OutlineSection } from '@pagewright/contract/outline';
import { suggestDescriptions, suggestTitles, upperFirst } from '@pagewright/engine';
import { INDUSTRY_WORDS } from '../targeting/industry-words.ts';
import type { Subject } from '../targeting/parse-subject.ts';

/** Longer titles are truncated on results pages. */
const TITLE_LENGTH = 60;
const DESCRIPTION_LENGTH = 155;
const STAGE_TITLES: Readonly<Record<FunnelStage, string>> = {
  awareness: 'Signs, Causes and Options',
  consideration: 'How to Compare and Choose',
  decision: 'Prices, Terms and First Steps',
  retention: 'How to Get More Out of It',
};

/** A title that fits results pages, or has at most 60 characters for a targeted audience. The keyword comes first. */
export function createTitle(analysis: KeywordAnalysis, { keyword, noun }: Subject): string {
  const { targeting, language, intent } = analysis;
  if (isGeneral(targeting)) {
    const [usual] = suggestTitles(metaInput(analysis));
    if (usual !== undefined) return usual.text;
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
            : intent.leading === 'commercial'
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
  return candidates.find(({ length }) => length <= TITLE_LENGTH) ?? truncate(name, TITLE_LENGTH);
}

/** The input for titles and descriptions of an untargeted outline. */
const metaInput = ({ keyword, language, intent, idea, questions }: KeywordAnalysis) => ({
  keyword,
  topics: [],
  questions: questions.filter(({ source }) => source !== 'template').map(({ text }) => text),
  isEnglish: language === 'en',
  language,
  idea: idea || null,
  intent: intent.leading,
});

const isGeneral = ({ stage, location, industry, maturity }: KeywordAnalysis['targeting']): boolean =>
  stage === null && (location === null || location === '') && industry === null && maturity === null;

/**
 * A meta description that fits results pages, or has at most 155 characters: the keyword and the topics of the
 * sections.
 */
export function createDescription(
  analysis: KeywordAnalysis,
  title: string,
  sections: readonly OutlineSection[],
): string {
  if (isGeneral(analysis.targeting)) {
    const [usual] = suggestDescriptions({
      ...metaInput(analysis),
      headings: analysis.pages.length === 0 ? [] : sections.map(({ heading }) => heading),
    });
    if (usual !== undefined) return usual.text;
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
  return truncate(text, DESCRIPTION_LENGTH);
}

/** 'How it works' as 'how it works'; words in capitals stay. */
function lowerFirst(text: string): string {
  return /^[A-Z][a-z]/.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
}

function truncate(text: string, length: number): string {
  if (text.length <= length) return text;
  const end = text.lastIndexOf(' ', length - 1);
  return `${text.slice(0, end > 0 ? end : length - 1)}…`;
}
