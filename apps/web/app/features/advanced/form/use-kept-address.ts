import type { AnalysisKind } from '@pagewright/contract/advanced';
import { useDebouncedValue } from '@mantine/hooks';
import { useEffect, useRef, type RefObject } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { advancedAddress } from '../advanced-address.ts';
import type { AnalysisInputs } from '../analysis.ts';

const WRITE_AFTER_MS = 400;

/** Writes what was typed into the address, shortly after; answers which analysis is looked at now. */
export function useKeptAddress(
  tab: string | null,
  kind: AnalysisKind | null,
  inputs: AnalysisInputs,
): RefObject<AnalysisKind | null> {
  const navigate = useNavigate();
  const [address] = useSearchParams();
  const shown = useRef(kind);
  const now = useRef({ tab, address, navigate });
  useEffect(() => {
    shown.current = kind;
    now.current = { tab, address, navigate };
  });
  const [settled] = useDebouncedValue(inputs, WRITE_AFTER_MS);
  // When what was typed has settled, and only then: the address of a link stands as it is.
  useEffect(() => {
    const here = now.current;
    if (here.tab === null) return;
    const of = (name: string) => here.address.get(name) ?? undefined;
    const to = advancedAddress(here.tab, here.address.get('analysis'), settled, {
      run: of('run'),
      with: of('with'),
    });
    if (to !== `/advanced?${here.address.toString()}`)
      void here.navigate(to, { replace: true, preventScrollReset: true });
  }, [settled]);
  return shown;
}
