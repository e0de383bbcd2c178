import type { BriefField, Ground } from '@pagewright/contract/strategy';
import {
  asSearch,
  type Brief,
  type ExpansionResult,
  type Outline,
  type OutlineSection,
} from '@pagewright/engine';
import type { IdeaReading } from './find-keyword.ts';

const SIGNS_MAX = 5;
const HEADINGS_MAX = 3;

interface GroundInput {
  readonly brief: Brief;
  readonly outline: Outline;
  readonly expansions: ExpansionResult['expansions'];
  readonly idea: IdeaReading;
  readonly isKeywordGiven: boolean;
  /** Whether the audience came from its own field (`given`), from the `idea`, or neither. */
  readonly audience: 'given' | 'idea' | null;
}

type Detail = Partial<Pick<Ground, 'text' | 'detail' | 'value' | 'page'>>;

/** The evidence for each field of a brief, as codes with facts, or that there was none. */
export function explainFields(input: GroundInput): Ground[] {
  const { brief, outline, expansions, idea, isKeywordGiven, audience } = input;
  const grounds: Ground[] = [];
  const add = (field: BriefField, code: string, { text, detail, value, page }: Detail = {}): void => {
    grounds.push({
      field,
      code,
      text: text ?? null,
      detail: detail ?? null,
      value: value ?? null,
      page: page ?? null,
    });
  };

  for (const field of ['mainTopic', 'primarySeoQuery'] as const) {
    if (isKeywordGiven) add(field, 'keyword_given');
    else if (idea.by === 'whole') add(field, 'idea_whole');
    else if (idea.by === 'named') add(field, 'idea_names', { text: idea.keyword });
    else
      for (const { text, strength } of idea.phrases.slice(0, 3))
        add(field, 'idea_phrase', { text, value: strength });
  }

  const { reader } = brief.audience;
  if (audience === 'given') add('targetAudience', 'audience_given');
  else if (audience === 'idea') add('targetAudience', 'audience_in_idea');
  for (const text of reader?.namedBy ?? []) add('targetAudience', 'title_names_level', { text });
  for (const [page, value] of (reader?.grades ?? []).entries())
    if (value !== null) add('targetAudience', 'page_grade', { page, value });
  if (audience === null && reader === null) add('targetAudience', 'no_pages');

  for (const { code, moves } of brief.intent.evidence.slice(0, SIGNS_MAX))
    add('userIntent', 'intent_sign', { text: code, value: Math.max(...Object.values(moves)) });

  for (const { code, values } of [brief.angle, ...brief.otherAngles])
    add('coreAngle', code === 'serve_the_intent' ? 'no_pages' : 'angle', {
      text: code,
      detail: typeof values['question'] === 'string' ? values['question'] : null,
      value: typeof values['pages'] === 'number' ? values['pages'] : null,
    });

  const byText = new Map(expansions.map((expansion) => [expansion.text, expansion]));
  const asked = new Map(brief.questions.map(({ text, sources }) => [asSearch(text), sources]));
  for (const text of brief.secondaryKeywords) {
    const [source] = byText.get(text)?.sources ?? [];
    const asking = asked.get(text)?.find(({ kind }) => kind !== 'template');
    if (source?.kind === 'page')
      add('secondaryKeywords', 'keyword_page', { text, detail: source.text, page: source.page });
    else if (source === undefined && asking !== undefined && 'page' in asking)
      add('secondaryKeywords', 'keyword_page', { text, detail: asking.text, page: asking.page });
    else if (source?.kind === 'suggestion' || (source === undefined && asking !== undefined))
      add('secondaryKeywords', 'keyword_suggestion', { text });
    else if (source === undefined && idea.candidates.some(({ keyword }) => keyword === text))
      add('secondaryKeywords', 'idea_names', { text });
    else if (source?.kind === 'template') add('secondaryKeywords', 'keyword_template', { text });
    else {
      const term = source?.kind === 'term' ? source : brief.terms.find((one) => one.text === text);
      add('secondaryKeywords', 'keyword_term', { text, value: term?.pages ?? 0 });
    }
  }

  const groundCode = ({ heading, origin, subsections }: OutlineSection): string => {
    if (brief.demandHeadings.includes(heading)) return 'section_idea';
    // It groups the questions below it.
    return origin === 'question' && subsections.length > 0 ? 'section_faq' : `section_${origin}`;
  };
  for (const section of outline.sections.flatMap(withSubsections)) {
    for (const { page, heading } of section.evidence.slice(0, HEADINGS_MAX))
      add('sections', 'section_heading', { text: section.heading, detail: heading, page });
    if (section.evidence.length === 0) add('sections', groundCode(section), { text: section.heading });
  }
  return grounds;
}

const withSubsections = (section: OutlineSection): readonly OutlineSection[] => [
  section,
  ...section.subsections,
];
