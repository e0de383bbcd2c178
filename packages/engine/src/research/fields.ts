import { pixelWidth } from '../search-result/pixel-width.ts';
import { META_DESCRIPTION_PIXELS, META_TITLE_PIXELS } from '../search-result/pixel-limits.ts';
import { analyzeReading } from '../text/analyze-paper.ts';
import type { Lexicon } from '../text/lexicon.ts';
import { readBlock } from '../text/read-block.ts';
import { countOccurrences, shareOfWords } from './keyword.ts';
import type { Keyword } from './keyword.ts';

/** Facts about a field next to the text. */
export interface Field {
  text: string;
  /** Whether the field is empty and replaced by the article's title. */
  standsIn: boolean;
  /** Occurrences of the keyword as a phrase, in any inflection. */
  occurrences: number;
  /** Share (0 to 1) of the keyword's content words in it, in any order. */
  wordShare: number;
}

/** A field that was not given is null. */
export interface FieldFacts {
  title: Field | null;
  metaTitle: Field | null;
  metaDescription: Field | null;
  slug: Field | null;
  /** Width in CSS pixels on a results page, 0 when empty. */
  metaTitlePixels: number;
  metaDescriptionPixels: number;
  /** Additional width if the keyword and a space were added. */
  keywordPixels: { metaTitle: number; metaDescription: number };
}

export interface FieldInput {
  title?: string | null | undefined;
  metaTitle?: string | null | undefined;
  metaDescription?: string | null | undefined;
  slug?: string | null | undefined;
}

/** Reads the fields next to the text. An empty meta title or slug is replaced by the title. */
export function measureFields(input: FieldInput, keyword: Keyword, lexicon: Lexicon): FieldFacts {
  const read = (text: string | null | undefined, standIn?: string | null): Field | null => {
    if (text === undefined) return null;
    const own = (text ?? '').trim();
    const used = own === '' ? (standIn ?? '').trim() : own;
    const analysis = analyzeReading(readBlock(used), lexicon);
    return {
      text: used,
      standsIn: own === '' && used !== '',
      occurrences: countOccurrences(analysis, keyword),
      wordShare: shareOfWords(analysis.entries, keyword),
    };
  };
  const metaTitle = read(input.metaTitle, input.title);
  const metaDescription = read(input.metaDescription);
  return {
    title: read(input.title),
    metaTitle,
    metaDescription,
    slug: read(input.slug, input.title),
    metaTitlePixels: pixelWidth(metaTitle?.text ?? '', META_TITLE_PIXELS.fontSize),
    metaDescriptionPixels: pixelWidth(metaDescription?.text ?? '', META_DESCRIPTION_PIXELS.fontSize),
    keywordPixels: {
      metaTitle: pixelWidth(` ${keyword.text}`, META_TITLE_PIXELS.fontSize),
      metaDescription: pixelWidth(` ${keyword.text}`, META_DESCRIPTION_PIXELS.fontSize),
    },
  };
}
