import type { Language } from '@pagewright/contract/settings/preferences';
import type { Sample } from './sample.ts';
import { englishSample } from './sample.en.ts';
import { spanishSample } from './sample.es.ts';
import { frenchSample } from './sample.fr.ts';

const SAMPLES: Readonly<Record<Language, Sample>> = {
  en: englishSample,
  es: spanishSample,
  fr: frenchSample,
};

/** The sample in a language. */
export function sampleIn(language: Language): Sample {
  return SAMPLES[language];
}
