import type { Brief, Intent } from '@pagewright/engine';
import { briefTextMessages as m } from './messages.ts';

/** The text fields of a brief. A language model may improve the wording, not the content. */
export interface BriefSentences {
  readonly targetAudience: string;
  readonly userIntent: string;
  readonly coreAngle: string;
}

const HOW_TO = /^(?:how to|how do (?:i|you)|cómo|comment) /iu;

function userIntent(intent: Intent | null, form: Brief['form'], keyword: string): string {
  if (intent === null) return m.intentUnknown(keyword);
  if (form !== null && (form === 'task' || (intent === 'informational' && HOW_TO.test(keyword))))
    return m.howTo(keyword);
  const wants = m.wants[form ?? ''];
  return (wants ?? m.intents[intent])(keyword);
}

/** Describes audience, intent, and angle of an article from the findings of a brief. */
export function briefSentences(brief: Brief, audience: string | null): BriefSentences {
  const { primarySeoQuery: keyword, intent } = brief;
  const { reader, usual } = brief.audience;
  const level = reader?.level;
  return {
    targetAudience: audience ?? (level ? m.levels[level] : (usual ?? m.searchers(keyword))),
    userIntent: userIntent(intent.main, brief.form, keyword),
    coreAngle: [
      m.angles[brief.angle.code](brief.angle.values, keyword),
      ...(brief.demands.length === 0 ? [] : [m.demands(brief.demands)]),
      ...(brief.besides.length === 0 ? [] : [m.besides(brief.besides)]),
    ].join(' '),
  };
}
