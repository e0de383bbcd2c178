import { useEffect, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import type { AnalysisInputs, InputName } from '../analysis.ts';
import { keepText, readInputs } from '../advanced-address.ts';

/** The inputs of the form; the way back and forward brings those of that address. */
export function useInputs() {
  const { search, key } = useLocation();
  const navigationType = useNavigationType();
  const [inputs, setInputs] = useState<AnalysisInputs>(() => readInputs(new URLSearchParams(search)));
  useEffect(() => {
    if (navigationType === 'POP') setInputs(readInputs(new URLSearchParams(search)));
    // By the entry of the history alone: an address that is rewritten for what was typed is the same entry.
  }, [key, navigationType, search]);
  const change = (name: InputName, value: string): void => {
    if (name === 'content') keepText(value);
    setInputs((current) => ({ ...current, [name]: value }));
  };
  return { inputs, change };
}
