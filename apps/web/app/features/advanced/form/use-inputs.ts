import { useState } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';
import type { AnalysisInputs, InputName } from '../analysis.ts';
import { storeText, readInputs } from '../advanced-url.ts';

/** The form's inputs. Back and forward navigation restores those of the URL. */
export function useInputs() {
  const { search, key } = useLocation();
  const navigationType = useNavigationType();
  const [inputs, setInputs] = useState<AnalysisInputs>(() => readInputs(new URLSearchParams(search)));
  const [entry, setEntry] = useState(key);
  if (key !== entry) {
    setEntry(key);
    if (navigationType === NavigationType.Pop) setInputs(readInputs(new URLSearchParams(search)));
  }
  const change = (name: InputName, value: string): void => {
    if (name === 'content') storeText(value);
    setInputs((current) => ({ ...current, [name]: value }));
  };
  return { inputs, change };
}
