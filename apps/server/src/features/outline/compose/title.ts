import type { FunnelStage, KeywordAnalysis, OutlineSection } from '@pagewright/contract/outline';
import { suggestDescriptions, suggestTitles, upperFirst } from '@pagewright/engine';
import { INDUSTRY_WORDS } from '../targeting/industry-words.ts';
import { readLayerInput } from '../targeting/layer-input.ts';
import { placePhrase } from '../targeting/place-phrase.ts';
import type { TargetLanguage } from '../targeting/rows.ts';
import type { SubjectKind } from '../targeting/subject-kind.ts';
import texts from './title-texts.json' with { type: 'json' };

/** Longer titles are truncated on results pages. */
const TITLE_LENGTH = 60;
const DESCRIPTION_LENGTH = 155;
/** With a long place, at least this much of the keyword is kept, and the title may be longer than `TITLE_LENGTH`. */
const MIN_NAME = 20;
const MAX_LENGTH = 300;
const TEXTS: Readonly<Record<TargetLanguage, typeof texts.en>> = texts;
/** Subjects that are bought or ordered, and those that people do. */
const BOUGHT: ReadonlySet<SubjectKind> = new Set([
  'goods',
  'software',
  'hired',
  'work',
  'cover',
  'loan',
  'choice',
]);
const DONE: ReadonlySet<SubjectKind> = new Set(['practice', 'task']);

/**
 * A title that fits results pages, or has at most 60 characters for a targeted audience. The keyword comes first, and the
 * place or industry is always named.
 */
export function createTitle(analysis: KeywordAnalysis): string {
  const { targeting, language, keyword } = analysis;
  if (isGeneral(targeting)) {
    const [usual] = suggestTitles(metaInput(analysis));
    if (usual !== undefined) return usual.text;
  }
  const input = readLayerInput(analysis);
  if (input === null) return upperFirst(keyword);
  const { subject } = input;
  const name = upperFirst(subject.isTask ? subject.keyword : subject.noun);
  const { location, industry, maturity } = targeting;
  const who = industry === null ? '' : INDUSTRY_WORDS[input.language][industry].suffix;
  const where = location ? ` ${placePhrase(location, input.language)}` : '';
  const audience = where || who;
  const ending = TEXTS[input.language];
  const tail = `${language === 'fr' ? ' : ' : ': '}${ending[tailOf(targeting.stage, input.kind)]}`;
  const level = maturity === 'beginner' || maturity === 'advanced' ? ending[maturity] : '';
  const candidates = [
    `${name}${who}${where}${level}${tail}`,
    `${name}${who}${where}${tail}`,
    `${name}${who}${where}`,
    `${name}${audience}${tail}`,
    `${name}${audience}`,
  ];
  return (
    candidates.find(({ length }) => length <= TITLE_LENGTH) ??
    `${truncate(name, Math.max(MIN_NAME, TITLE_LENGTH - audience.length))}${audience}`.slice(0, MAX_LENGTH)
  );
}

/** What a title promises: only what the outline has for such a subject. */
function tailOf(stage: FunnelStage | null, kind: SubjectKind): keyof typeof texts.en {
  if (stage === 'awareness') return stage;
  if (BOUGHT.has(kind)) return stage === null ? 'buy' : `${stage}Buy`;
  if (DONE.has(kind)) return stage === null ? (kind === 'task' ? 'task' : 'do') : `${stage}Do`;
  return stage ?? 'other';
}

/** The input for titles and descriptions of an untargeted outline. */
const metaInput = ({ keyword, language, intent, idea, questions }: KeywordAnalysis) => ({
  keyword,
  topics: [],
  questions: questions
    .filter(({ source }) => source === 'results' || source === 'pages')
    .map(({ text }) => text),
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
  // What the title says is not said again.
  const [begun = ''] = title.toLowerCase().split(/ ?:/);
  const headings = sections
    .filter(
      ({ purpose, heading }) =>
        purpose !== 'answers' && purpose !== 'close' && !heading.toLowerCase().startsWith(begun),
    )
    .map(({ heading }) => heading.replaceAll(/^¿|\s?[?!.:]+$/g, ''));
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
  return /^\p{Lu}(?:\p{Ll}|[ ’])/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
}

function truncate(text: string, length: number): string {
  if (text.length <= length) return text;
  const end = text.lastIndexOf(' ', length - 1);
  return `${text.slice(0, end > 0 ? end : length - 1)}…`;
}
