import { isRewording, type Proposal, type WrittenPiece } from '@pagewright/contract/content';
import {
  ENGINE_VERSION,
  suggestHeads,
  META_DESCRIPTION_PIXELS,
  META_TITLE_PIXELS,
  prepareEvidence,
} from '@pagewright/engine';
import { ApiError } from '../../../platform/api-error.ts';
import { compute, defineTask } from '../../../platform/compute/index.ts';
import type { Context } from '../../../platform/context.ts';
import { translateMethod } from '../../../platform/language/methods/translate-method.ts';
import { prepareItemSubject } from '../evidence/subject-source.ts';
import { findSentences, rewordPassages } from './find-sentences.ts';
import { writingMessages } from './messages.ts';
import type { WritingPage, WritingRequest, GeneratedText } from './writing-request.ts';

const module = new URL('./find-sentences.ts', import.meta.url);
const finding = defineTask(module, findSentences, { kind: 'long' });
const rewording = defineTask(module, rewordPassages, { kind: 'quick' });

/** Number of sentences extracted for a section, or to continue one. */
const MAX_DRAFTED = 5;
const MAX_CONTINUED = 3;

const METHODS = {
  draft: 'extracted word for word, to be reworded',
  continue: 'extracted word for word, to be reworded',
  rewrite: '',
  shorten: 'least telling sentences left out',
  simplify: 'plain words and parted sentences',
  titles: 'keyword, terms and questions of the pages',
  descriptions: 'keyword, terms and questions of the pages',
} as const satisfies Record<WritingRequest['kind'], string>;

/**
 * Writes without a model: extracts whole sentences from the evidence, drops sentences, replaces hard words with plain
 * ones, fills in title patterns. Tells what it cannot do.
 * @throws ApiError 422 if it cannot do the task or finds nothing.
 */
export async function writeBuiltIn(
  ctx: Context,
  itemId: string,
  request: WritingRequest,
  pages: readonly WritingPage[],
): Promise<GeneratedText> {
  const { kind } = request;
  const isHead = kind === 'titles' || kind === 'descriptions';
  return {
    pieces: isHead ? [] : await (isRewording(kind) ? reworded(request) : extracted(request, pages)),
    proposals: isHead ? await proposals(ctx, itemId, request) : [],
    model: null,
    provenance: {
      // Quoted sentences are verbatim from the pages; reworded or composed ones are our own.
      kind: isHead || isRewording(kind) ? 'modelled' : 'measured',
      method: translateMethod(`built-in engine ${ENGINE_VERSION}: ${METHODS[kind]}`),
    },
    leftOut: 0,
  };
}

async function extracted(
  { kind, before, after, passages, already, heading, title, keyword, brief }: WritingRequest,
  pages: readonly WritingPage[],
): Promise<WrittenPiece[]> {
  if (pages.length === 0) throw new ApiError(422, 'no_evidence', writingMessages.noEvidence);
  const found = await compute(finding, {
    pages: pages.map(({ page }) => page),
    written: { before, passages, after, already },
    heading,
    // Text is continued by what its last sentences are about.
    questions: kind === 'continue' ? null : (brief?.questions ?? []),
    subject: keyword || title,
    max: kind === 'continue' ? MAX_CONTINUED : MAX_DRAFTED,
  });
  if (found.length === 0) throw new ApiError(422, 'nothing_found', writingMessages.nothingFound);
  return found.map(({ text, page }) => ({
    passage: null,
    block: 'quote',
    text,
    sources: [page],
    unsourced: [],
  }));
}

async function reworded({ kind, passages, keyword, title }: WritingRequest): Promise<WrittenPiece[]> {
  if (kind === 'rewrite') throw new ApiError(422, 'needs_model', writingMessages.needsModel);
  const texts = await compute(rewording, passages, kind === 'shorten' ? { about: keyword || title } : null);
  const pieces = texts.flatMap((text, at): WrittenPiece[] => {
    return text === null ? [] : [{ passage: at, block: 'paragraph', text, sources: [], unsourced: [] }];
  });
  if (pieces.length > 0) return pieces;
  throw kind === 'shorten'
    ? new ApiError(422, 'nothing_to_shorten', writingMessages.nothingToShorten)
    : new ApiError(422, 'nothing_to_simplify', writingMessages.nothingToSimplify);
}

async function proposals(
  ctx: Context,
  itemId: string,
  { kind, keyword }: WritingRequest,
): Promise<Proposal[]> {
  if (keyword === '') throw new ApiError(422, 'keyword_missing', writingMessages.keywordFirst);
  const subject =
    (await prepareItemSubject(ctx.db, itemId, keyword)) ?? prepareEvidence({ keyword, pages: [] });
  const heads = suggestHeads(subject);
  const [found, limits] =
    kind === 'titles' ? [heads.titles, META_TITLE_PIXELS] : [heads.descriptions, META_DESCRIPTION_PIXELS];
  if (found.length === 0) throw new ApiError(422, 'nothing_found', writingMessages.noProposals);
  return found.map(({ text, pixels }) => ({ text, pixels, maximum: limits.maximum, unsourced: [] }));
}
