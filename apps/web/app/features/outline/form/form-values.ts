import {
  completeOutline,
  funnelOutline,
  geographicOutline,
  industryOutline,
  multiTargetOutline,
  OUTLINE_WORDS,
  type AudienceMaturity,
  type CompanySize,
  type FunnelStage,
  type Industry,
  type OutlineResult,
  type OutlineStrategy,
} from '@pagewright/contract/outline';
import type { GivenPage } from '@pagewright/contract/given-pages';
import type { ApiResult } from '../../../lib/api/api-failure.ts';
import { callWithProgress, type ProgressOptions } from '../../../lib/api/call-with-progress.ts';
import { parseUrls } from '../../../lib/competitor-pages/parse-urls.ts';
import { hasTooManyCompetitors } from '../../../lib/competitor-pages/competitors-field.tsx';

/** Values of the form. */
export interface FormValues {
  readonly keyword: string;
  /** The article's purpose in a sentence. */
  readonly idea: string;
  /** ISO 639-1 code of the output language; empty to detect it from idea and keyword. */
  readonly language: string;
  readonly strategy: OutlineStrategy;
  readonly location: string;
  readonly industry: Industry | '';
  readonly companySize: CompanySize;
  readonly stage: FunnelStage;
  readonly maturity: AudienceMaturity;
  readonly words: number | string;
  /** URLs as typed, separated by commas or line breaks. */
  readonly competitors: string;
  readonly pages: readonly GivenPage[];
}

/** Initial form values. */
export const EMPTY_FORM: FormValues = {
  keyword: '',
  idea: '',
  language: '',
  strategy: 'standard',
  location: '',
  industry: '',
  companySize: 'small',
  stage: 'consideration',
  maturity: 'intermediate',
  words: OUTLINE_WORDS.usual,
  competitors: '',
  pages: [],
};

/** The fields that a strategy requires. */
export function fieldsFor(strategy: OutlineStrategy) {
  return {
    idea: strategy === 'standard',
    location: strategy === 'geographic' || strategy === 'multi',
    industry: strategy === 'industry' || strategy === 'multi',
    funnel: strategy === 'funnel' || strategy === 'multi',
  };
}

/** A validation error, named like its message. */
export type FieldError = 'noKeyword' | 'noLocation' | 'noIndustry' | 'wrongWords' | 'tooManyCompetitors';

/** Validation errors by field. */
export function validateForm(values: FormValues): FieldError[] {
  const fields = fieldsFor(values.strategy);
  const objections: FieldError[] = [];
  if (values.keyword.trim() === '') objections.push('noKeyword');
  if (fields.location && values.location.trim() === '') objections.push('noLocation');
  if (fields.industry && values.industry === '') objections.push('noIndustry');
  if (!isWordCount(values.words)) objections.push('wrongWords');
  if (hasTooManyCompetitors(values.competitors)) objections.push('tooManyCompetitors');
  return objections;
}

function isWordCount(words: number | string): words is number {
  const { least, most, step } = OUTLINE_WORDS;
  return typeof words === 'number' && words >= least && words <= most && words % step === 0;
}

/** The endpoints that create outlines. */
export const OUTLINE_CALLS = [
  completeOutline,
  geographicOutline,
  industryOutline,
  funnelOutline,
  multiTargetOutline,
] as const;

/** Requests an outline with the chosen strategy. Never throws. */
export function requestOutline(
  values: FormValues,
  options: ProgressOptions,
): Promise<ApiResult<OutlineResult>> {
  const { keyword, strategy, location, industry, companySize, stage, maturity } = values;
  const shared = {
    pages: [...values.pages],
    competitors: parseUrls(values.competitors),
    targetWordCount: Number(values.words),
  };
  const base = { baseKeyword: keyword, ...shared };
  if (strategy === 'geographic')
    return callWithProgress(geographicOutline, { body: { ...base, location } }, options);
  if (strategy === 'industry' && industry !== '')
    return callWithProgress(industryOutline, { body: { ...base, industry, companySize } }, options);
  if (strategy === 'funnel')
    return callWithProgress(funnelOutline, { body: { ...base, stage, audienceMaturity: maturity } }, options);
  if (strategy === 'multi' && industry !== '') {
    const audienceContext = { maturity, companySize };
    return callWithProgress(
      multiTargetOutline,
      { body: { ...base, location, industry, stage, audienceContext } },
      options,
    );
  }
  const { idea, language } = values;
  return callWithProgress(
    completeOutline,
    { body: { keyword, ...shared, options: { idea, language } } },
    options,
  );
}
