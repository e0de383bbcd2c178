import { useMantineColorScheme } from '@mantine/core';
import { readPreferences } from '@pagewright/contract/settings';
import { DENSITIES, type Density } from '@pagewright/contract/settings/preferences';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { apiQuery } from '../api/api-query.ts';
import { useSession } from '../session/session-provider.tsx';
import { storePreferences, loadPreferences } from './preferences-store.ts';

/** Lets style sheets know how close together lists and tables should be. */
function applyDensity(density: Density | null): void {
  document.documentElement.dataset['density'] = density ?? DENSITIES[0];
}

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
    const known = loadPreferences(userId);
    theme.current = known?.theme ?? null;
    applyDensity(known?.density ?? null);
  }, [userId]);
  useEffect(() => {
    if (!data) return;
    storePreferences(userId, data);
    applyDensity(data.density);
    if (data.theme !== theme.current && data.theme !== null) setColorScheme(data.theme);
    theme.current = data.theme;
  }, [data, userId, setColorScheme]);
  return null;
}
