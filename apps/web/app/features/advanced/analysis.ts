import type { AnalysisKind, AnalysisRun } from '@pagewright/contract/advanced';
import { readContent, type ContentItem } from '@pagewright/contract/content';
import { givenPagesSchema, type GivenPage } from '@pagewright/contract/given-pages';
import type { CallInput, CallOutput, Endpoint } from '@pagewright/contract/endpoint';
import type { ComponentType } from 'react';
import type { ApiResult } from '../../lib/api/api-failure.ts';
import { callApi } from '../../lib/api/call-api.ts';
import { callWithProgress, type ProgressOptions } from '../../lib/api/call-with-progress.ts';

/** Inputs of analyses. Each has its URL parameter, except for pasted text. */
export const INPUT_NAMES = [
  'contentId',
  'content',
  'keyword',
  'keywords',
  'keywordList',
  'expand',
  'competitors',
  'industry',
  'domain',
  'brand',
  'urls',
  'platform',
  'outline',
  'pages',
] as const;
export type InputName = (typeof INPUT_NAMES)[number];

/** The inputs as typed or chosen; empty if not. */
export type AnalysisInputs = Readonly<Record<InputName, string>>;

type Given<Call extends Endpoint> =
  CallInput<Call> extends { readonly body?: infer Body } ? NonNullable<Body> : never;
/** An item's text is inserted on submission. */
type Body<Call extends Endpoint> =
  Given<Call> extends { readonly content: string }
    ? Omit<Given<Call>, 'content'> & { readonly content?: string }
    : Given<Call>;

/** The request body that the form produces. */
type RequestBody = Readonly<Record<string, unknown>>;

/** An analysis: its inputs, how it runs, and how its result is shown. */
export interface Analysis {
  readonly kind: AnalysisKind;
  readonly call: Endpoint;
  /** Inputs shown by the form, in this order. */
  readonly inputs: readonly InputName[];
  /** Required inputs; either of `content` and `contentId` will do. */
  readonly requiredInputs: readonly InputName[];
  /** Converts the inputs to the request body. */
  readonly toBody: (inputs: AnalysisInputs) => RequestBody;
  /** Button label, if not “Run analysis”. */
  readonly runLabel?: 'runSnippets';
  /** Runs it, with the item's text if `contentId` is given. Never throws. */
  readonly run: (
    body: RequestBody,
    options: ProgressOptions,
  ) => Promise<ApiResult<{ readonly runId: string }>>;
  /** Its own view. Without one, or if the result has another shape, the result is shown field by field. */
  readonly View: ComponentType<RunViewProps<never>> | null;
  /** Live view of the inputs, before anything is run. */
  readonly Live?: ComponentType<LiveViewProps>;
}

/** Props of the live view. */
export interface LiveViewProps {
  readonly inputs: AnalysisInputs;
}

/** Props of an analysis's view. */
export interface RunViewProps<Result> {
  readonly result: Result;
  readonly run: AnalysisRun;
}

/** A call's response as stored in its run. */
export type ResultOf<Call extends Endpoint> = Omit<CallOutput<Call>, 'runId'>;

interface Definition<Call extends Endpoint> extends Pick<
  Analysis,
  'kind' | 'inputs' | 'requiredInputs' | 'Live' | 'runLabel'
> {
  readonly call: Call;
  readonly toBody: (inputs: AnalysisInputs) => Body<Call>;
  readonly View?: ComponentType<RunViewProps<ResultOf<Call>>>;
}

/** Defines an analysis by its endpoint, with exact types on both ends. */
export function defineAnalysis<const Call extends Endpoint>({
  call,
  View,
  ...definition
}: Definition<Call>): Analysis {
  return {
    ...definition,
    call,
    // From here on the exact types are erased; the server decides whether a stored result fits.
    toBody: (inputs): RequestBody => ({ ...definition.toBody(inputs) }),
    View: (View ?? null) as Analysis['View'],
    run: async (asked, options) => {
      const body = await withText(asked, options);
      if (body.error) return body;
      const input = { body: body.data } as unknown as CallInput<Call>;
      const answer = isLong(call)
        ? await callWithProgress(call, input, options)
        : await callApi(call, input, options.signal ? { signal: options.signal } : {});
      return answer as ApiResult<{ runId: string }>;
    },
  };
}

function isLong<Call extends Endpoint>(call: Call): call is Call & { readonly streams: true } {
  return call.streams === true;
}

/** A run about an item stores no text; it uses the item's current text. */
async function withText(asked: RequestBody, { signal }: ProgressOptions): Promise<ApiResult<RequestBody>> {
  const { contentId, content } = asked;
  if (typeof contentId !== 'string' || typeof content === 'string') return { data: asked, error: null };
  const item: ApiResult<ContentItem> = await callApi(
    readContent,
    { params: { id: contentId } },
    signal ? { signal } : {},
  );
  if (item.error) return item;
  return { data: { ...asked, content: item.data.content }, error: null };
}

/** The unique entries of a text, separated by commas or line breaks. */
export function parseEntries(typed: string): string[] {
  return [...new Set(typed.split(/[,\n]/).map((entry) => entry.trim()))].filter((entry) => entry !== '');
}

/** The unique keywords of a list with one on each line, or separated by commas if it is a single line. */
export function parseKeywordList(typed: string): string[] {
  const lines = typed.split('\n').filter((line) => line.trim() !== '');
  return lines.length === 1 ? parseEntries(typed) : [...new Set(lines.map((line) => line.trim()))];
}

/** The pasted or uploaded competitor pages in the input; empty if it contains no such list. */
export function getPages({ pages }: Pick<AnalysisInputs, 'pages'>): readonly GivenPage[] {
  if (pages === '') return [];
  try {
    const parsed = givenPagesSchema.safeParse(JSON.parse(pages));
    return parsed.success ? parsed.data : [];
  } catch {
    return [];
  }
}

/** The text to analyze: a content item, or pasted text. */
export function getText({ contentId, content }: AnalysisInputs): { contentId?: string; content?: string } {
  return contentId === '' ? { content } : { contentId };
}
