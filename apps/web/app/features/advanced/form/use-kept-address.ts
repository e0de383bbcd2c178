import type { AnalysisKind } from '@pagewright/contract/advanced';
import { useDebouncedValue } from '@mantine/hooks';
import { useEffect, useRef } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { advancedAddress } from '../advanced-address.ts';
import type { AnalysisInputs } from '../analysis.ts';

const WRITE_AFTER_MS = 400;

/** What is known of the address. */
interface KeptAddress {
  /** Which analysis is looked at now. */
  readonly shownKind: () => AnalysisKind | null;
  /** Goes where these inputs are in the address: nothing of them is left to write, also before the way there has ended. */
  readonly goWith: (inputs: AnalysisInputs, to: string) => void;
}

/** Writes what was typed into the address, shortly after. */
export function useKeptAddress(
  tab: string | null,
  kind: AnalysisKind | null,
  inputs: AnalysisInputs,
): KeptAddress {
  const navigate = useNavigate();
  const [address] = useSearchParams();
  const now = useRef({ tab, kind, address, navigate });
  const written = useRef<AnalysisInputs | null>(null);
  useEffect(() => {
    now.current = { tab, kind, address, navigate };
  });
  const [settled] = useDebouncedValue(inputs, WRITE_AFTER_MS);
  // When what was typed has settled, and only then: the address of a link stands as it is.
  useEffect(() => {
    const here = now.current;
    if (here.tab === null || settled === written.current) return;
    const of = (name: string) => here.address.get(name) ?? undefined;
    const to = advancedAddress(here.tab, here.address.get('analysis'), settled, {
      run: of('run'),
      with: of('with'),
    });
    if (to !== `/advanced?${here.address.toString()}`)
      void here.navigate(to, { replace: true, preventScrollReset: true });
  }, [settled]);
  return {
    shownKind: () => now.current.kind,
    goWith: (those, to) => {
      written.current = those;
      void navigate(to);
    },
  };
}
