import type { AnalysisKind } from '@pagewright/contract/advanced';
import { useDebouncedValue } from '@mantine/hooks';
import { useEffect, useRef } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { advancedUrl } from '../advanced-url.ts';
import type { AnalysisInputs } from '../analysis.ts';

const WRITE_AFTER_MS = 400;

/** The state of the URL and navigation. */
interface UrlSync {
  /** The displayed analysis. */
  readonly shownKind: () => AnalysisKind | null;
  /** Navigates to the URL of these inputs. Nothing is left to write, even before the navigation ends. */
  readonly navigateWith: (inputs: AnalysisInputs, to: string) => void;
}

/** Writes typed inputs to the URL after a short delay. */
export function useUrlSync(tab: string | null, kind: AnalysisKind | null, inputs: AnalysisInputs): UrlSync {
  const navigate = useNavigate();
  const [address] = useSearchParams();
  const now = useRef({ tab, kind, address, navigate });
  const written = useRef<AnalysisInputs | null>(null);
  useEffect(() => {
    now.current = { tab, kind, address, navigate };
  });
  const [settled] = useDebouncedValue(inputs, WRITE_AFTER_MS);
  // Only when typing has settled, so that the URL of a link stays as it is.
  useEffect(() => {
    const here = now.current;
    if (here.tab === null || settled === written.current) return;
    const of = (name: string) => here.address.get(name) ?? undefined;
    const to = advancedUrl(here.tab, here.address.get('analysis'), settled, {
      run: of('run'),
      with: of('with'),
    });
    if (to !== `/advanced?${here.address.toString()}`)
      void here.navigate(to, { replace: true, preventScrollReset: true });
  }, [settled]);
  return {
    shownKind: () => now.current.kind,
    navigateWith: (those, to) => {
      written.current = those;
      void navigate(to);
    },
  };
}
