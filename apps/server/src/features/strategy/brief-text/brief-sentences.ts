import type { Brief } from '@pagewright/engine';
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
    coreAngle: [
      m.angles[brief.angle.code](brief.angle.values, keyword),
      ...(brief.demands.length === 0 ? [] : [m.demands(brief.demands)]),
      ...(brief.besides.length === 0 ? [] : [m.besides(brief.besides)]),
    ].join(' '),
  };
}
