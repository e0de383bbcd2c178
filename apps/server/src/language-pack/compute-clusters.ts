import type { ClusterItem } from '@pagewright/engine';
import { compute, defineTask } from '../platform/compute/index.ts';
import { currentLanguage } from '../platform/language/current-language.ts';
import { clusterTexts, type NamedClusters } from './cluster-texts.ts';

const clusterTask = defineTask(new URL('./cluster-texts.ts', import.meta.url), clusterTexts, {
  kind: 'quick',
});

/** Groups keywords by subject in a worker thread. */
export const computeClusters = (keywords: readonly (string | ClusterItem)[]): Promise<NamedClusters> =>
  compute(clusterTask, keywords, currentLanguage());
