import { useMantineColorScheme } from '@mantine/core';
import { readPreferences } from '@pagewright/contract/settings';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { apiQuery } from '../api/api-query.ts';
import { useSession } from '../session/session-provider.tsx';
import { storePreferences, loadPreferences } from './preferences-store.ts';

/**
 * Applies the signed-in user's preferences. A theme applies when it was changed in the settings; a switch in this
 * browser alone stays until then.
 */
export function ApplyPreferences() {
  const { userId } = useSession();
  const { setColorScheme } = useMantineColorScheme();
  const { data } = useQuery(apiQuery(readPreferences, {}));
  const theme = useRef<string | null>(null);
  useEffect(() => {
    theme.current = loadPreferences(userId)?.theme ?? null;
  }, [userId]);
  useEffect(() => {
    if (!data) return;
    storePreferences(userId, data);
    if (data.theme !== theme.current && data.theme !== null) setColorScheme(data.theme);
    theme.current = data.theme;
  }, [data, userId, setColorScheme]);
  return null;
}
