import { captureOrder, readOrder, type Order } from '@pagewright/contract/payment';
import { queryOptions } from '@tanstack/react-query';
import type { ApiError } from '../../../lib/api/api-error.ts';
import type { ApiFailure } from '../../../lib/api/api-failure.ts';
import { callOrThrow } from '../../../lib/api/api-query.ts';
import { callApi } from '../../../lib/api/call-api.ts';

/** What became of an order whose buyer came back. */
interface ArrivedOrder {
  readonly order: Order;
  /** Why its money was not taken just now; null where that was not needed, or went well. */
  readonly problem: ApiFailure | null;
}

/** The order of whoever comes back from PayPal by its redirect; its money is taken first where that has not been done. */
export function arrivedOrder(token: string) {
  return queryOptions<ArrivedOrder, ApiError>({
    queryKey: ['payment-arrival', token],
    queryFn: async ({ signal }) => {
      const read = async (): Promise<Order> =>
        (await callOrThrow(readOrder, { params: { id: token } }, { signal })).order;
      const order = await read();
      if (order.status !== 'created') return { order, problem: null };
      // Not given up with the screen: money that is being taken is settled whether somebody looks on or not.
      const { error } = await callApi(captureOrder, { body: { orderId: token } });
      return { order: await read(), problem: error };
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
}
