import type { CallInput, CallOutput, Endpoint } from '@pagewright/contract/endpoint';
import { useMutation, type UseMutationResult } from '@tanstack/react-query';
import { ApiError } from './api-error.ts';
import type { ApiResult } from './api-failure.ts';
import type { MutationOptions } from './api-query.ts';
import { callApi } from './call-api.ts';

/**
 * Makes a call that may require the user to confirm their identity, asks for it if needed, and retries. If the user
 * declines, the failure's code is `cancelled`.
 */
export type WithReauthentication = <Data>(call: () => Promise<ApiResult<Data>>) => Promise<ApiResult<Data>>;

/** Like `useApiMutation`, for calls that may require identity confirmation. */
export function useReauthenticatedMutation<const Call extends Endpoint>(
  endpoint: Call,
  withReauthentication: WithReauthentication,
  options: MutationOptions<Call> = {},
): UseMutationResult<CallOutput<Call>, ApiError, CallInput<Call>> {
  return useMutation({
    mutationFn: async (input: CallInput<Call>) => {
      const { data, error } = await withReauthentication(() => callApi(endpoint, input));
      if (error) throw new ApiError(error);
      return data;
    },
    ...options,
  });
}
