import type { BriefAnalysis, Strategy } from '@pagewright/contract/strategy';
import type { KeywordAnalysis, OutlineResult, Targeting } from '@pagewright/contract/outline';
import { extractEvidencePage, type ExtractedEvidencePage } from '@pagewright/engine';
import { analyzeEvidence } from '../../apps/server/src/features/outline/analyze/analyze-evidence.ts';
import { composeOutline } from '../../apps/server/src/features/outline/compose/compose-outline.ts';
import { analyzeSubject } from '../../apps/server/src/features/strategy/analyze-subject.ts';
import {
  createBriefFromEvidence,
  type CreatedBrief,
} from '../../apps/server/src/features/strategy/create-brief.ts';
import { findKeyword } from '../../apps/server/src/features/strategy/find-keyword.ts';
import { keywordsOf, planStrategy } from '../../apps/server/src/features/strategy/plan-strategy.ts';
import { sentenceVectors } from '../../apps/server/src/language-pack/index.ts';
import { serializePage } from '../../apps/server/src/research/evidence/serialized-page.ts';
import type { ThreadEvidence } from '../../apps/server/src/research/index.ts';

/** Everything that the product creates from an idea without a language model. */
export interface Generated {
  readonly keyword: string;
  readonly brief: CreatedBrief;
  readonly analysis: BriefAnalysis;
  readonly strategy: Strategy;
  readonly outline: OutlineResult;
}

const NOW = new Date('2026-11-25T12:00:00Z');
const NO_TARGETING: Targeting = {
  strategy: 'standard',
  location: null,
  industry: null,
  stage: null,
  maturity: null,
  companySize: null,
  audience: '',
};

/** Creates brief, analysis, strategy, and outline as the server does, from pasted pages or none. */
export async function generate(
  idea: string,
  htmlPages: readonly string[],
  given: { readonly keyword?: string; readonly targeting?: Partial<Targeting> } = {},
): Promise<Generated> {
  const keyword = given.keyword ?? findKeyword(idea).keyword;
  const gathered = gatheredOf(keyword, readPages(htmlPages));
  const brief = await createBriefFromEvidence({
    idea,
    keyword,
    isKeywordGiven: given.keyword !== undefined,
    audience: '',
    gathered,
    internalPages: [],
  });
  const analysis = await analyzeSubject({
    keyword,
    secondaryKeywords: brief.fields.secondaryKeywords,
    idea,
    language: brief.findings.language,
    userWritten: new Set(),
    gathered,
    now: NOW,
  });
  const { mainTopic } = brief.fields;
  const strategy = planStrategy({
    keyword,
    mainTopic,
    idea,
    language: brief.findings.language,
    analysis,
    sections: brief.fields.sections.map(({ heading }) => heading),
    existing: [],
    articlesPerWeek: 1,
    startOn: '2026-11-30',
    now: NOW,
    vectors: await sentenceVectors(
      keywordsOf({ keyword, idea, language: brief.findings.language, analysis }),
    ),
  });
  return {
    keyword,
    brief,
    analysis,
    strategy,
    outline: await outlineOf({ keyword, idea }, gathered, brief.findings.words.target, given.targeting),
  };
}

async function outlineOf(
  subject: { readonly keyword: string; readonly idea: string },
  gathered: ThreadEvidence,
  words: number,
  targeting: Partial<Targeting> = {},
): Promise<OutlineResult> {
  const digests = gathered.pages.map((_, at) => String(at));
  const analysis: KeywordAnalysis = await analyzeEvidence(
    { ...subject, targeting: { ...NO_TARGETING, ...targeting } },
    gathered,
    digests,
  );
  return composeOutline(analysis, words);
}

/** Reads pages like pasted ones. */
export const readPages = (htmlPages: readonly string[]): ExtractedEvidencePage[] =>
  htmlPages.map((html) => extractEvidencePage(html, null));

function gatheredOf(keyword: string, pages: readonly ExtractedEvidencePage[]): ThreadEvidence {
  const unasked = { source: null, gatheredAt: null };
  return {
    keyword,
    results: null,
    questions: null,
    related: null,
    features: null,
    suggestions: null,
    figures: { volume: null, difficulty: null },
    pages: pages.map((page) => ({ ...serializePage(page), source: 'given', fetchedAt: null })),
    leftOut: [],
    sources: [],
    notice: null,
    provenance: {
      kind: pages.length > 0 ? 'measured' : 'modelled',
      results: unasked,
      suggestions: unasked,
      figures: unasked,
    },
    askedAnew: false,
  } as unknown as ThreadEvidence;
}
