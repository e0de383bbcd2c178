import type { AnalysisKind, AnalysisRun } from '@pagewright/contract/advanced';
import { readContent, type ContentItem } from '@pagewright/contract/content';
import { givenPagesSchema, type GivenPage } from '@pagewright/contract/given-pages';
import type { CallInput, CallOutput, Endpoint } from '@pagewright/contract/endpoint';
import type { ComponentType } from 'react';
import type { ApiResult } from '../../lib/api/api-failure.ts';
import { callApi } from '../../lib/api/call-api.ts';
import { callWithProgress, type ProgressOptions } from '../../lib/api/call-with-progress.ts';

/** What analyses ask for; each has its parameter in the address, but for pasted text. */
export const INPUT_NAMES = [
  'contentId',
  'content',
  'keyword',
  'keywords',
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

/** The inputs as they were typed or chosen; empty where nothing was. */
export type AnalysisInputs = Readonly<Record<InputName, string>>;

type Given<Call extends Endpoint> =
  CallInput<Call> extends { readonly body?: infer Body } ? NonNullable<Body> : never;
/** The text of an item is put in when it is sent. */
type Body<Call extends Endpoint> =
  Given<Call> extends { readonly content: string }
    ? Omit<Given<Call>, 'content'> & { readonly content?: string }
    : Given<Call>;

/** What a call of the form's own is asked with. */
type Asked = Readonly<Record<string, unknown>>;

/** An analysis of the screen: what it asks, how it is run, and how its result is shown. */
export interface Analysis {
  readonly kind: AnalysisKind;
  readonly call: Endpoint;
  /** Inputs that the form shows, in this order. */
  readonly asks: readonly InputName[];
  /** Those of them without which it cannot run; of `content` and `contentId` either will do. */
  readonly needs: readonly InputName[];
  /** What the inputs are sent as. */
  readonly toBody: (inputs: AnalysisInputs) => Asked;
  /** What its button says where that is not “Run analysis”. */
  readonly runLabel?: 'runSnippets';
  /** Runs it, with the text of the item where `contentId` names one. Never throws. */
  readonly run: (body: Asked, options: ProgressOptions) => Promise<ApiResult<{ readonly runId: string }>>;
  /** A view of its own; without one, or where the result has another shape, it is shown field by field. */
  readonly View: ComponentType<RunViewProps<never>> | null;
  /** What follows the inputs while they are typed, before anything is run. */
  readonly Live?: ComponentType<LiveViewProps>;
}

/** What the view is given that follows the inputs. */
export interface LiveViewProps {
  readonly inputs: AnalysisInputs;
}

/** What the view of an analysis is given. */
export interface RunViewProps<Result> {
  readonly result: Result;
  readonly run: AnalysisRun;
}

/** The answer of a call as its run keeps it. */
export type ResultOf<Call extends Endpoint> = Omit<CallOutput<Call>, 'runId'>;

interface Definition<Call extends Endpoint> extends Pick<
  Analysis,
  'kind' | 'asks' | 'needs' | 'Live' | 'runLabel'
> {
  readonly call: Call;
  readonly toBody: (inputs: AnalysisInputs) => Body<Call>;
  readonly View?: ComponentType<RunViewProps<ResultOf<Call>>>;
}

/** Declares an analysis by its call, with the exact types of both ends. */
export function defineAnalysis<const Call extends Endpoint>({
  call,
  View,
  ...definition
}: Definition<Call>): Analysis {
  return {
    ...definition,
    call,
    // Past this line the exact types are those of any analysis; the server says whether a kept result fits.
    toBody: (inputs): Asked => ({ ...definition.toBody(inputs) }),
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

/** A run of an item keeps no text: it is the item's, as it is now. */
async function withText(asked: Asked, { signal }: ProgressOptions): Promise<ApiResult<Asked>> {
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

/** Words or addresses that were typed with commas or on lines of their own; each once. */
export function entriesOf(typed: string): string[] {
  return [...new Set(typed.split(/[,\n]/).map((entry) => entry.trim()))].filter((entry) => entry !== '');
}

/** The competing pages that were pasted or uploaded, as the input holds them; none where it holds no such list. */
export function pagesOf({ pages }: Pick<AnalysisInputs, 'pages'>): readonly GivenPage[] {
  if (pages === '') return [];
  try {
    const parsed = givenPagesSchema.safeParse(JSON.parse(pages));
    return parsed.success ? parsed.data : [];
  } catch {
    return [];
  }
}

/** The text of an analysis: an item of the library, or what was pasted. */
export function textOf({ contentId, content }: AnalysisInputs): { contentId?: string; content?: string } {
  return contentId === '' ? { content } : { contentId };
}
