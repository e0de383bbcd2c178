import { useSession } from '../../lib/session/session-provider.tsx';

/** Where the list of reports is: a tab of Competitive Analytics, and for clients a screen of its own. */
export function useReportsPath(): '/reports' | '/analytics/reports' {
  return useSession().organizationRole === 'client' ? '/reports' : '/analytics/reports';
}
