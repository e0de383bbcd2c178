import { useMantineColorScheme } from '@mantine/core';
import { readPreferences } from '@pagewright/contract/settings';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { apiQuery } from '../api/api-query.ts';
import { useSession } from '../session/session-provider.tsx';
import { keepPreferences, takeUpPreferences } from './preferences-store.ts';

/**
 * Has the application go by the preferences of the signed-in user. A theme is taken up when it was changed in the
 * settings: what was switched to in this browser alone stays until then.
 */
export function FollowPreferences() {
  const { userId } = useSession();
  const { setColorScheme } = useMantineColorScheme();
  const { data } = useQuery(apiQuery(readPreferences, {}));
  const theme = useRef<string | null>(null);
  useEffect(() => {
    theme.current = takeUpPreferences(userId)?.theme ?? null;
  }, [userId]);
  useEffect(() => {
    if (!data) return;
    keepPreferences(userId, data);
    if (data.theme !== theme.current && data.theme !== null) setColorScheme(data.theme);
    theme.current = data.theme;
  }, [data, userId, setColorScheme]);
  return null;
}
