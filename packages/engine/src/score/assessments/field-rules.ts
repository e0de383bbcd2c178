import type { Field, FieldFacts } from '../../research/fields.ts';
import { META_DESCRIPTION_PIXELS, META_TITLE_PIXELS } from '../../search-result/pixel-limits.ts';
import { NO_PLACES, ramp } from '../assessment-rule.ts';
import type { AssessmentRule } from '../assessment-rule.ts';

/** All words of the keyword, but not as a phrase: readers find it, skimmers may not. */
const WORDS_APART_SHARE = 0.8;
/** Only some of the words. */
const SOME_WORDS_SHARE = 0.5;
/** The keyword three times in a title or description is a keyword list, not a sentence. */
const REPEATED_OCCURRENCES = 3;
const REPEATED_SHARE = 0.25;

function fieldShare(field: Field): number {
  if (field.occurrences >= REPEATED_OCCURRENCES) return REPEATED_SHARE;
  if (field.occurrences > 0) return 1;
  return field.wordShare === 1 ? WORDS_APART_SHARE : field.wordShare * SOME_WORDS_SHARE;
}

/** In a slug, words are joined and small ones omitted, so words count rather than the phrase. */
function slugShare(field: Field): number {
  if (field.occurrences >= REPEATED_OCCURRENCES) return REPEATED_SHARE;
  return field.wordShare === 1 ? 1 : field.wordShare * SOME_WORDS_SHARE;
}

const withKeyword = (field: Field): Field => ({ ...field, occurrences: 1, wordShare: 1 });

function valuesOf(field: Field | null, keyword: string) {
  return {
    keyword,
    occurrences: field?.occurrences ?? 0,
    wordShare: field?.wordShare ?? 0,
    isEmpty: field === null || field.text === '',
    standsIn: field?.standsIn ?? false,
  };
}

type FieldName = 'title' | 'metaTitle' | 'metaDescription' | 'slug';

function keywordRule(
  code: AssessmentRule['code'],
  name: FieldName,
  weight: number,
  share: (field: Field) => number,
  fix: (fields: FieldFacts) => FieldFacts,
): AssessmentRule {
  return {
    code,
    part: 'keywordOptimization',
    weight,
    leftOut: ({ fields }) => (fields[name] === null ? 'not_given' : null),
    share: ({ fields }) => (fields[name] === null ? 0 : share(fields[name])),
    fixed: (facts) => ({ ...facts, fields: fix(facts.fields) }),
    values: ({ fields, keyword }) => valuesOf(fields[name], keyword.keyword),
    places: NO_PLACES,
  };
}

/** A rewritten field gets a good length; otherwise the keyword makes it longer. */
const widened = (pixels: number, by: number, limits: { minimum: number }): number =>
  pixels === 0 ? limits.minimum : pixels + by;

function fixMetaTitle(fields: FieldFacts): FieldFacts {
  if (fields.metaTitle === null) return fields;
  const { metaTitlePixels, keywordPixels } = fields;
  return {
    ...fields,
    metaTitle: withKeyword(fields.metaTitle),
    metaTitlePixels: widened(metaTitlePixels, keywordPixels.metaTitle, META_TITLE_PIXELS),
  };
}

function fixMetaDescription(fields: FieldFacts): FieldFacts {
  if (fields.metaDescription === null) return fields;
  const { metaDescriptionPixels, keywordPixels } = fields;
  return {
    ...fields,
    metaDescription: withKeyword(fields.metaDescription),
    metaDescriptionPixels: widened(
      metaDescriptionPixels,
      keywordPixels.metaDescription,
      META_DESCRIPTION_PIXELS,
    ),
  };
}

/** A new slug is written in good form; an existing one keeps its form. */
function fixSlug(fields: FieldFacts): FieldFacts {
  const { slug } = fields;
  if (slug === null) return fields;
  const isNew = slug.standsIn || slug.text === '';
  return { ...fields, slug: { ...withKeyword(slug), ...(isNew ? { text: 'new', standsIn: false } : {}) } };
}

/** A new title also changes the fields it stands in for. */
function fixTitle(fields: FieldFacts): FieldFacts {
  const { title, metaTitle, slug } = fields;
  if (title === null) return fields;
  const isReplaced = (field: Field | null) => field !== null && (field.standsIn || field.text === '');
  const fixed = isReplaced(metaTitle) ? fixMetaTitle(fields) : fields;
  return {
    ...fixed,
    title: withKeyword(title),
    slug: slug !== null && isReplaced(slug) ? withKeyword(slug) : slug,
  };
}

/** The title weighs as much as the introduction: readers and search engines see it first. */
export const keywordFieldRules: readonly AssessmentRule[] = [
  keywordRule('keyword_in_title', 'title', 2, fieldShare, fixTitle),
  keywordRule('keyword_in_meta_title', 'metaTitle', 1.5, fieldShare, fixMetaTitle),
  keywordRule('keyword_in_meta_description', 'metaDescription', 0.7, fieldShare, fixMetaDescription),
  keywordRule('keyword_in_slug', 'slug', 0.7, slugShare, fixSlug),
];

/** Truncated text on the results page loses points at once, and more the longer it is. */
const CUT_SHARE = 0.7;
/** At twice the visible width, hardly anything of the second half is read. */
const CUT_AWAY_SHARE = 0.2;

function widthShare(pixels: number, limits: { minimum: number; maximum: number }): number {
  if (pixels <= limits.maximum) return ramp(pixels, 0, limits.minimum);
  const beyond = ramp(pixels, limits.maximum, 2 * limits.maximum);
  return CUT_SHARE + beyond * (CUT_AWAY_SHARE - CUT_SHARE);
}

function nearest(pixels: number, limits: { minimum: number; maximum: number }): number {
  return Math.min(limits.maximum, Math.max(limits.minimum, pixels));
}

function widthRule(
  code: AssessmentRule['code'],
  name: 'metaTitle' | 'metaDescription',
  pixelsName: 'metaTitlePixels' | 'metaDescriptionPixels',
  weight: number,
  limits: { minimum: number; maximum: number },
): AssessmentRule {
  return {
    code,
    part: 'keywordOptimization',
    weight,
    leftOut: ({ fields }) => (fields[name] === null ? 'not_given' : null),
    share: ({ fields }) => widthShare(fields[pixelsName], limits),
    fixed: (facts) => ({
      ...facts,
      fields: { ...facts.fields, [pixelsName]: nearest(facts.fields[pixelsName], limits) },
    }),
    values: ({ fields }) => ({
      pixels: Math.round(fields[pixelsName]),
      minimum: limits.minimum,
      maximum: limits.maximum,
      characters: fields[name]?.text.length ?? 0,
      isEmpty: (fields[name]?.text ?? '') === '',
      standsIn: fields[name]?.standsIn ?? false,
    }),
    places: NO_PLACES,
  };
}

/** Longer slugs are truncated on results pages and in shared links. */
const MAX_SLUG_LENGTH = 75;
const GOOD_SLUG = /^[\p{Ll}\p{Lo}\p{N}]+(?:-[\p{Ll}\p{Lo}\p{N}]+)*$/u;

function slugIsGood(slug: string): boolean {
  return slug.length <= MAX_SLUG_LENGTH && GOOD_SLUG.test(slug);
}

const slugForm: AssessmentRule = {
  code: 'slug_form',
  part: 'keywordOptimization',
  weight: 0.5,
  leftOut: ({ fields: { slug } }) => {
    if (slug === null) return 'not_given';
    return slug.standsIn || slug.text === '' ? 'not_applicable' : null;
  },
  share: ({ fields: { slug } }) => (slug !== null && slugIsGood(slug.text) ? 1 : 0),
  fixed: (facts) => {
    const { slug } = facts.fields;
    return slug === null ? facts : { ...facts, fields: { ...facts.fields, slug: { ...slug, text: 'a' } } };
  },
  values: ({ fields: { slug } }) => ({
    characters: slug?.text.length ?? 0,
    maximum: MAX_SLUG_LENGTH,
    isTooLong: (slug?.text.length ?? 0) > MAX_SLUG_LENGTH,
  }),
  places: NO_PLACES,
};

/** The texts of the search result: whether they are shown in full. */
export const searchResultRules: readonly AssessmentRule[] = [
  widthRule('meta_title_length', 'metaTitle', 'metaTitlePixels', 2, META_TITLE_PIXELS),
  widthRule(
    'meta_description_length',
    'metaDescription',
    'metaDescriptionPixels',
    1,
    META_DESCRIPTION_PIXELS,
  ),
  slugForm,
];
