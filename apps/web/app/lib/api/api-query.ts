import type { CallInput, CallOutput, Endpoint } from '@pagewright/contract/endpoint';
import { queryOptions, useMutation, type UseMutationResult } from '@tanstack/react-query';
import { ApiError } from './api-error.ts';
import { callApi, type CallOptions } from './call-api.ts';

/**
 * The key under which an endpoint's answer is cached: `['api', feature, path, input]`. A shorter key stands for all that
 * begins so: `['api', 'content']` invalidates everything of a feature.
 */
export function apiQueryKey<const Call extends Endpoint>(endpoint: Call, input?: CallInput<Call>) {
  return input === undefined
    ? (['api', endpoint.feature, endpoint.path] as const)
    : (['api', endpoint.feature, endpoint.path, input] as const);
}

/** Options for `useQuery` over an endpoint; the query fails with an ApiError. */
export function apiQuery<const Call extends Endpoint>(endpoint: Call, input: CallInput<Call>) {
  return queryOptions<CallOutput<Call>, ApiError>({
    queryKey: apiQueryKey(endpoint, input),
    queryFn: ({ signal }) => callOrThrow(endpoint, input, { signal }),
  });
}

export interface MutationOptions<Call extends Endpoint> {
  /** Calls of one scope run one after another, in the order in which they were made. */
  readonly scope?: { readonly id: string };
  readonly onSuccess?: (data: CallOutput<Call>, input: CallInput<Call>) => void;
  readonly onError?: (error: ApiError, input: CallInput<Call>) => void;
}

/**
 * A mutation over an endpoint; it fails with an ApiError. What is given here happens even when the component is gone by
 * then; what is given to `mutate` does not.
 */
export function useApiMutation<const Call extends Endpoint>(
  endpoint: Call,
  options: MutationOptions<Call> = {},
): UseMutationResult<CallOutput<Call>, ApiError, CallInput<Call>> {
  return useMutation({ mutationFn: (input: CallInput<Call>) => callOrThrow(endpoint, input), ...options });
}

/**
 * Calls an endpoint.
 * @throws ApiError when it fails.
 */
export async function callOrThrow<const Call extends Endpoint>(
  endpoint: Call,
  input: CallInput<Call>,
  options?: CallOptions,
): Promise<CallOutput<Call>> {
  const { data, error } = await callApi(endpoint, input, options);
  if (error) throw new ApiError(error);
  return data;
}
