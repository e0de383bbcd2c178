import { readPaymentOptions } from '@pagewright/contract/payment';
import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '../../lib/api/api-query.ts';

/** Whether plans can be bought on this installation; null while that is not known. */
export function usePaymentOn(): boolean | null {
  const { data } = useQuery({ ...apiQuery(readPaymentOptions, {}), staleTime: Number.POSITIVE_INFINITY });
  return data === undefined ? null : data.clientId !== null;
}
