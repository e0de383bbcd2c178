import { upperFirst, type Brief } from '@pagewright/engine';
import { briefTextMessages as m } from './messages.ts';

/** The sentences of a brief's fields. A language model may write them better; what they say is decided before. */
export interface BriefSentences {
  readonly targetAudience: string;
  readonly userIntent: string;
  readonly coreAngle: string;
}

/** Says who an article is for, what they want and what sets it apart, from what a brief found, to whoever makes it. */
export function briefSentences(brief: Brief, audience: string | null): BriefSentences {
  const { primarySeoQuery: keyword, intent } = brief;
  const level = brief.audience.reader?.level;
  return {
    targetAudience: audience ?? (level ? m.levels[level] : m.searchers(keyword)),
    userIntent: intent.main ? m.intents[intent.main](keyword) : m.intentUnknown(keyword),
    coreAngle: m.angles[brief.angle.code](brief.angle.values, keyword),
  };
}

const AUDIENCE =
  /\bfor (?<who>(?:[\p{L}\p{N}’'-]+ ){0,5}?(?:[\p{L}-]*(?:ers|ors|ists)|people|students|teams?|parents|families|famil(?:y|ies)|shops|stores|companies|businesses|agencies|startups|kids|children|women|men|seniors|adults|freelancers|nonprofits|schools|clinics|couples|households|everyone))\b/iu;

/** Whom an idea names as its readers: what stands behind "for" and names people; null where it names nobody. */
export function audienceOfIdea(idea: string): string | null {
  const who = AUDIENCE.exec(idea)?.groups?.['who'];
  return who === undefined ? null : upperFirst(who);
}
