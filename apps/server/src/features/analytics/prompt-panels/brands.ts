import type { PromptCompetitor } from '@pagewright/contract/analytics';

/** A brand that is looked for in answers. */
export interface Brand {
  /** The first of its names. */
  readonly name: string;
  readonly isOwn: boolean;
  /** Names and domains. */
  readonly names: readonly string[];
}

/** The brands of a panel or run, the own one first. */
export function brandsOf({
  ownNames,
  competitors,
}: {
  readonly ownNames: readonly string[];
  readonly competitors: readonly PromptCompetitor[];
}): Brand[] {
  return [
    { name: ownNames[0] ?? '', isOwn: true, names: ownNames },
    ...competitors.map(({ name, otherNames }) => ({ name, isOwn: false, names: [name, ...otherNames] })),
  ];
}

/** Identifies a brand by all of its names, so that only figures about the same names are compared. */
export const brandKey = ({ isOwn, names }: Brand): string =>
  JSON.stringify([isOwn, names.map((name) => name.toLowerCase()).toSorted()]);
