import type { CallInput, CallOutput, Endpoint } from '@pagewright/contract/endpoint';
import { queryOptions, useMutation, type UseMutationResult } from '@tanstack/react-query';
import { ApiError } from './api-error.ts';
import { callApi, type CallOptions } from './call-api.ts';

/**
 * The query key of an endpoint's response: `['api', feature, path, input]`. A prefix matches all keys below it:
 * `['api', 'content']` invalidates everything of a feature.
 */
export function apiQueryKey<const Call extends Endpoint>(endpoint: Call, input?: CallInput<Call>) {
  return input === undefined
    ? (['api', endpoint.feature, endpoint.path] as const)
    : (['api', endpoint.feature, endpoint.path, input] as const);
}

/** `useQuery` options for an endpoint. The query fails with an ApiError. */
export function apiQuery<const Call extends Endpoint>(endpoint: Call, input: CallInput<Call>) {
  return queryOptions<CallOutput<Call>, ApiError>({
    queryKey: apiQueryKey(endpoint, input),
    queryFn: ({ signal }) => callOrThrow(endpoint, input, { signal }),
  });
}

export interface MutationOptions<Call extends Endpoint> {
  /** Calls with the same scope run one at a time, in order. */
  readonly scope?: { readonly id: string };
  readonly onSuccess?: (data: CallOutput<Call>, input: CallInput<Call>) => void;
  readonly onError?: (error: ApiError, input: CallInput<Call>) => void;
}

/**
 * A mutation for an endpoint. It fails with an ApiError. Callbacks passed here run even after the component unmounts;
 * callbacks passed to `mutate` do not.
 */
export function useApiMutation<const Call extends Endpoint>(
  endpoint: Call,
  options: MutationOptions<Call> = {},
): UseMutationResult<CallOutput<Call>, ApiError, CallInput<Call>> {
  return useMutation({ mutationFn: (input: CallInput<Call>) => callOrThrow(endpoint, input), ...options });
}

/**
 * Calls an endpoint.
 * @throws ApiError if it fails.
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
