import { useSession } from '../../lib/session/session-provider.tsx';

/** Path of the report list: a tab of Competitive Analytics, or a separate screen for clients. */
export function useReportsPath(): '/reports' | '/analytics/reports' {
  return useSession().organizationRole === 'client' ? '/reports' : '/analytics/reports';
}
