import { readSession, type Session } from '@pagewright/contract/auth';
import { readPaymentOptions, readPlanDates, type PlanDates } from '@pagewright/contract/payment';
import { readTeam } from '@pagewright/contract/team';
import type { CallOutput } from '@pagewright/contract/endpoint';
import { getAccessToken } from '../../app/lib/api/access-token.ts';
import { callApi } from '../../app/lib/api/call-api.ts';

type PaymentOptions = CallOutput<typeof readPaymentOptions>;

/** Whether the visitor can pay here, and the options of PayPal's script. */
export type PaySetup =
  | { readonly kind: 'loading' | 'failed' | 'signed-out' | 'off' }
  /** A member who may not spend the workspace’s money, and the admins who may; empty if unknown. */
  | { readonly kind: 'member'; readonly admins: readonly string[] }
  | {
      readonly kind: 'ready';
      readonly script: PaymentOptions & { readonly clientId: string };
      /** The period each plan would cover; null if that could not be determined. */
      readonly dates: PlanDates | null;
    };

/** Determines who the visitor is and what can be bought. Never throws. */
export async function loadPaySetup(): Promise<PaySetup> {
  const { token, failure } = await getAccessToken();
  if (failure) return { kind: 'failed' };
  if (token === null) return { kind: 'signed-out' };
  const [session, options] = await Promise.all([callApi(readSession, {}), callApi(readPaymentOptions, {})]);
  if (session.error?.status === 401) return { kind: 'signed-out' };
  if (session.error || options.error) return { kind: 'failed' };
  const { clientId } = options.data;
  if (clientId === null) return { kind: 'off' };
  if (session.data.organizationRole !== 'admin') return { kind: 'member', admins: await listAdmins() };
  const { data: dates } = await callApi(readPlanDates, {});
  return { kind: 'ready', script: { ...options.data, clientId }, dates };
}

async function listAdmins(): Promise<readonly string[]> {
  const { data } = await callApi(readTeam, {});
  const isAdmin = ({ role }: { readonly role: Session['organizationRole'] }): boolean => role === 'admin';
  return (data?.members ?? []).filter(isAdmin).map(({ name }) => name);
}
