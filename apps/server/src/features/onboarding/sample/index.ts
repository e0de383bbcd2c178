import type { CalendarPlatform, CalendarStatus } from '@pagewright/contract/calendar';
import type { contentDraftSchema } from '@pagewright/contract/content';
import type { Language } from '@pagewright/contract/settings/preferences';
import type { z } from 'zod';
import { englishSample } from './sample.en.ts';
import { spanishSample } from './sample.es.ts';
import { frenchSample } from './sample.fr.ts';

/** What a sample workspace begins with, in one language. */
export interface Sample {
  readonly site: { readonly name: string; readonly tagline: string };
  readonly articles: readonly z.output<typeof contentDraftSchema>[];
  /** Which of the articles its user sees first: one that has much to gain. */
  readonly firstArticle: number;
  readonly brief: { readonly idea: string; readonly keyword: string };
  readonly events: readonly {
    readonly title: string;
    readonly platform: CalendarPlatform;
    readonly status: CalendarStatus;
    readonly inDays: number;
  }[];
}

const SAMPLES: Readonly<Record<Language, Sample>> = {
  en: englishSample,
  es: spanishSample,
  fr: frenchSample,
};

/** The sample in a language. */
export function sampleIn(language: Language): Sample {
  return SAMPLES[language];
}
