import type { Layer } from '../targeting/layer.ts';
import type { Subject } from '../targeting/subject-words.ts';
import type { Change, Draft } from './draft.ts';

/** More headings with the same ending read like stuffing. */
const MOST_ENDINGS = 2;

/** Gives headings that name the keyword the words of the audience. What pages wrote stays in the evidence. */
export function wordSections(
  drafts: readonly Draft[],
  layers: readonly Layer[],
  { noun, keyword }: Subject,
): { drafts: Draft[]; changes: Change[] } {
  const changes: Change[] = [];
  const who = layers.filter(({ layer, suffix }) => suffix !== '' && layer !== 'maturity').toReversed();
  const ending = who.map(({ suffix }) => suffix).join('');
  const how = layers.find(({ layer, suffix }) => layer === 'maturity' && suffix !== '');
  let endings = 0;
  let isDefined = false;
  const worded = drafts.map((draft) => {
    if (draft.layer !== null) return draft;
    const [first] = who;
    if (first && endings < MOST_ENDINGS && takesEnding(draft, first, [noun, keyword])) {
      endings += 1;
      const heading = withEnding(draft.heading, ending);
      changes.push({ layer: first.layer, kind: 'wording', text: heading });
      return { ...draft, heading };
    }
    if (how && !isDefined && names(draft.heading, [noun, keyword])) {
      isDefined = true;
      const heading = withEnding(draft.heading, how.suffix);
      changes.push({ layer: 'maturity', kind: 'wording', text: heading });
      return { ...draft, heading };
    }
    return draft;
  });
  return { drafts: worded, changes };
}

/** What is the same everywhere: nobody's heat pump works otherwise in Leeds. */
const ANYWHERE: ReadonlySet<Draft['purpose']> = new Set(['define', 'kinds', 'background', 'reasons']);

/** Whether the words of an audience can stand behind a heading: it ends with the subject, one or several of it. */
function takesEnding({ heading, purpose }: Draft, { layer }: Layer, subjects: readonly string[]): boolean {
  if (layer === 'location' && ANYWHERE.has(purpose)) return false;
  const text = heading.toLowerCase().replace(/[?!.]+$/, '');
  return subjects.some(
    (one) => one !== '' && new RegExp(`${escaped(one.toLowerCase())}(?:e?s)?$`).test(text),
  );
}

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

function names(heading: string, words: readonly string[]): boolean {
  const text = heading.toLowerCase();
  return words.some((word) => word !== '' && text.includes(word.toLowerCase()));
}

/** A heading with more words at its end, before a question mark. */
function withEnding(heading: string, ending: string): string {
  const [, text = heading, mark = ''] = /^(.*?)([?!.]*)$/s.exec(heading) ?? [];
  return text.toLowerCase().includes(ending.trim().toLowerCase()) ? heading : `${text}${ending}${mark}`;
}
