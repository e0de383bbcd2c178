import { captureOrder, readOrder, type Order } from '@pagewright/contract/payment';
import { queryOptions } from '@tanstack/react-query';
import type { ApiError } from '../../../lib/api/api-error.ts';
import type { ApiFailure } from '../../../lib/api/api-failure.ts';
import { callOrThrow } from '../../../lib/api/api-query.ts';
import { callApi } from '../../../lib/api/call-api.ts';

/** The state of an order whose buyer returned. */
interface ReturnedOrder {
  readonly order: Order;
  /** Why the capture failed; null if it was not needed or succeeded. */
  readonly problem: ApiFailure | null;
}

/** The order of a user redirected from PayPal, after capturing its payment if necessary. */
export function returnedOrderQuery(token: string) {
  return queryOptions<ReturnedOrder, ApiError>({
    queryKey: ['payment-arrival', token],
    queryFn: async ({ signal }) => {
      const read = async (): Promise<Order> =>
        (await callOrThrow(readOrder, { params: { id: token } }, { signal })).order;
      const order = await read();
      if (order.status !== 'created') return { order, problem: null };
      // Continues after the screen is left: a payment in progress is completed either way.
      const { error } = await callApi(captureOrder, { body: { orderId: token } });
      return { order: await read(), problem: error };
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
}
