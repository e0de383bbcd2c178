import type { KeywordAnalysis } from '@pagewright/contract/outline';
import { createKeywordPlan } from '@pagewright/engine';
import { parseSubject, type Subject } from './parse-subject.ts';
import { planIntent } from './plan-intent.ts';
import { isTargetLanguage, type TargetLanguage } from './rows.ts';
import { subjectKind, type SubjectKind } from './subject-kind.ts';

/** What layers are made from: the part of an analysis that does not depend on them. */
export type LayerSource = Pick<
  KeywordAnalysis,
  'keyword' | 'targeting' | 'language' | 'idea' | 'plan' | 'pages'
> & { readonly intent: Pick<KeywordAnalysis['intent'], 'leading'> };

/** A subject to be targeted. */
export interface LayerInput {
  readonly subject: Subject;
  readonly language: TargetLanguage;
  readonly kind: SubjectKind;
  /** Whether the keyword, its idea, or a page has one of these words, whole and in either number. */
  readonly mentions: (words: readonly string[]) => boolean;
}

/** Reads the subject of an analysis; null in a language without texts. */
export function readLayerInput({
  keyword,
  targeting,
  language,
  idea,
  intent,
  plan,
  pages,
}: LayerSource): LayerInput | null {
  if (!isTargetLanguage(language)) return null;
  const written = plan.flatMap((section) => [section, ...section.subsections]);
  const text = [
    keyword,
    idea,
    ...pages.map(({ title }) => title),
    ...written.flatMap(({ evidence, optimizations }) => [
      ...evidence.map(({ heading }) => heading),
      ...(pages.length > 0 ? optimizations : []),
    ]),
  ]
    .join('\n')
    .replaceAll("'", '’');
  return {
    subject: parseSubject(keyword, language),
    language,
    kind: kindOf(keyword, { language, idea: idea || null }, targeting, intent.leading),
    mentions: (words) =>
      words.length > 0 &&
      new RegExp(`(?<!\\p{L})(?:${words.join('|')})(?:e?s|x)?(?!\\p{L})`, 'iu').test(text),
  };
}

/** A thing that is a purchase only because of its targeting is a `choice`: nothing more is known about it. */
function kindOf(
  keyword: string,
  asked: { readonly language: string; readonly idea: string | null },
  targeting: LayerSource['targeting'],
  leading: LayerSource['intent']['leading'],
): SubjectKind {
  const plain = createKeywordPlan(keyword, asked);
  const plan = createKeywordPlan(keyword, { ...asked, intent: planIntent(targeting, leading, plain) });
  return plain?.kind === 'noun' && plan?.form === 'commercial' ? 'choice' : subjectKind(plan);
}
