import type { Layer } from '../targeting/layer.ts';
import type { Subject } from '../targeting/parse-subject.ts';
import type { TargetingChange, SectionDraft } from './section-draft.ts';

/** More headings with the same ending read like keyword stuffing. */
const SUFFIXES_MAX = 2;

/** Adds the audience to headings that name the keyword. The wording of pages stays in the evidence. */
export function addAudienceToHeadings(
  drafts: readonly SectionDraft[],
  layers: readonly Layer[],
  { noun, keyword }: Subject,
): { drafts: SectionDraft[]; changes: TargetingChange[] } {
  const changes: TargetingChange[] = [];
  const who = layers.filter(({ layer, suffix }) => suffix !== '' && layer !== 'maturity').toReversed();
  const suffixText = who.map(({ suffix }) => suffix).join('');
  const how = layers.find(({ layer, suffix }) => layer === 'maturity' && suffix !== '');
  let suffixes = 0;
  let isDefined = false;
  const worded = drafts.map((draft) => {
    if (draft.layer !== null) return draft;
    const [first] = who;
    if (first && suffixes < SUFFIXES_MAX && acceptsSuffix(draft, first, [noun, keyword])) {
      suffixes += 1;
      const heading = withSuffix(draft.heading, suffixText);
      changes.push({ layer: first.layer, kind: 'wording', text: heading });
      return { ...draft, heading };
    }
    if (how && !isDefined && names(draft.heading, [noun, keyword])) {
      isDefined = true;
      const heading = withSuffix(draft.heading, how.suffix);
      changes.push({ layer: 'maturity', kind: 'wording', text: heading });
      return { ...draft, heading };
    }
    return draft;
  });
  return { drafts: worded, changes };
}

/** Content that is the same everywhere: a heat pump does not work differently in Leeds. */
const UNIVERSAL_PURPOSES: ReadonlySet<SectionDraft['purpose']> = new Set([
  'define',
  'kinds',
  'background',
  'reasons',
]);

/** Whether an audience suffix fits a heading: it ends with the subject, in singular or plural. */
function acceptsSuffix(
  { heading, purpose }: SectionDraft,
  { layer }: Layer,
  subjects: readonly string[],
): boolean {
  if (layer === 'location' && UNIVERSAL_PURPOSES.has(purpose)) return false;
  const text = heading.toLowerCase().replace(/[?!.]+$/, '');
  return subjects.some(
    (one) => one !== '' && new RegExp(`${escapeRegExp(one.toLowerCase())}(?:e?s)?$`).test(text),
  );
}

const escapeRegExp = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

function names(heading: string, words: readonly string[]): boolean {
  const text = heading.toLowerCase();
  return words.some((word) => word !== '' && text.includes(word.toLowerCase()));
}

/** Appends words to a heading, before its question mark. */
function withSuffix(heading: string, suffixText: string): string {
  const [, text = heading, mark = ''] = /^(.*?)([?!.]*)$/s.exec(heading) ?? [];
  return text.toLowerCase().includes(suffixText.trim().toLowerCase())
    ? heading
    : `${text}${suffixText}${mark}`;
}
