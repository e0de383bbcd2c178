import type { SavedBrief } from '@pagewright/contract/strategy';
import { briefChecks, parsePaper, type CheckedBrief } from '@pagewright/engine';
import { withEngineParts } from '../../../../lib/engine-parts/engine-parts.ts';
import type { BriefCheckRequest, BriefCheckResponse } from './brief-check-messages.ts';

let brief: CheckedBrief | null = null;

/** Converts a saved brief, with the user's edits, to the engine's format. */
function toEngineBrief({ primarySeoQuery, sections, findings }: SavedBrief): CheckedBrief {
  const { terms, questions, facts, internalLinks, words, readerLevel, language } = findings;
  return {
    primarySeoQuery,
    sections,
    terms,
    questions,
    facts,
    internalLinks,
    words,
    audience: { reader: readerLevel === null ? null : { level: readerLevel } },
    language: { code: language },
  };
}

async function answer(data: BriefCheckRequest): Promise<void> {
  if (data.brief) brief = toEngineBrief(data.brief);
  if (!brief) return;
  const checked = brief;
  const { checks, done } = await withEngineParts(() => briefChecks(checked, parsePaper(data.content)));
  const response: BriefCheckResponse = { id: data.id, checks, done };
  self.postMessage(response);
}

self.addEventListener('message', ({ data }: MessageEvent<BriefCheckRequest>) => void answer(data));
