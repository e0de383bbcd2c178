import type { VendorKeyField } from '@pagewright/contract/settings';
import { createLanguageModel } from '../provider-factories/language-model.ts';
import { createSearchSources, createSearchSourceWithKey } from '../provider-factories/search-sources.ts';
import type { Config } from '../platform/config/config.ts';
import type { Database } from '../platform/db/client.ts';
import { KEYED_VENDORS, type KeyedVendor } from '../platform/config/model-settings.ts';
import type { LanguageModel } from '../providers/language/port.ts';
import type { SearchSource } from '../providers/search/port.ts';
import type { Secrets } from '../platform/secrets/index.ts';
import type { OfferedModel, OfferedSource, Payer, VendorOutcome } from './offered.ts';
import { readOwnKeys, readServerKey } from './own-keys.ts';
import { createOutcomeLog } from './outcome-log.ts';
import { findModelChoice, findSealedKeys, type SealedKey } from './repository.ts';
import { withOwnKeyErrors } from './with-own-key-errors.ts';

/** The language models and search sources available to workspaces. */
export interface Vendors {
  /** A workspace's models, its own first, and the requested model; null: the first. */
  models(
    workspaceId: string,
  ): Promise<{ readonly offered: readonly OfferedModel[]; readonly choice: string | null }>;
  /** A workspace's sources in query order, its own first. */
  sources(workspaceId: string): Promise<readonly OfferedSource[]>;
  /** Whether the workspace's own key is used first. */
  asksOwnFirst(workspaceId: string, what: 'model' | 'search'): Promise<boolean>;
  /** The vendor of a key; null if it is not allowed. */
  ofKey(field: VendorKeyField, key: string): LanguageModel | SearchSource | null;
  /** False if the operator turned off the key's vendor. */
  isAllowed(field: VendorKeyField): boolean;
  /** Last results of the operator's own vendors. */
  outcomes(): readonly VendorOutcome[];
}

interface Parts {
  readonly db: Database;
  readonly secrets: Secrets;
  readonly config: Pick<Config, 'languageModels' | 'addableModels' | 'search'>;
  /** User agent for sources without a key. */
  readonly userAgent: () => string;
}

/** The vendor of each key. */
const LEADS_TO = {
  openaiKey: 'openai',
  geminiKey: 'gemini',
  anthropicKey: 'anthropic',
  serperKey: 'serper',
  dataforseoKey: 'dataforseo',
} as const satisfies Record<VendorKeyField, string>;

/** Free sources. */
const FREE: ReadonlySet<string> = new Set(['wikipedia']);

/** Creates the vendors of an installation. Keys and choices are read on each call, so changes apply immediately. */
export function createVendors({ db, secrets, config, userAgent }: Parts): Vendors {
  const { addableModels, search } = config;
  const book = createOutcomeLog();
  const offeredModel = (model: LanguageModel, payer: OfferedModel['payer']): OfferedModel => ({
    ...model,
    id: `${model.vendor}/${model.model}`,
    payer,
  });
  const installed = config.languageModels.map((one) =>
    offeredModel(book.model(createLanguageModel(one)), 'installation'),
  );
  const sources = createSearchSources(search, userAgent).map((source): OfferedSource => {
    const payer: Payer = FREE.has(source.name) ? 'nobody' : 'installation';
    return { ...book.source(source), payer };
  });

  const isAllowed: Vendors['isAllowed'] = (field) => {
    const to = LEADS_TO[field];
    return leadsToModel(to) ? addableModels.isAllowed : search.allowed.includes(to);
  };
  const ofKey: Vendors['ofKey'] = (field, key) => {
    if (!isAllowed(field)) return null;
    const to = LEADS_TO[field];
    return leadsToModel(to)
      ? createLanguageModel({ vendor: to, key, ...addableModels.keyed[to] })
      : createSearchSourceWithKey(to, key, search);
  };
  const own = async (
    workspaceId: string,
    sealed?: readonly SealedKey[],
  ): Promise<readonly (LanguageModel | SearchSource)[]> => {
    const keys = readOwnKeys(secrets, workspaceId, sealed ?? (await findSealedKeys(db, workspaceId)));
    return keys.flatMap(({ field, key }) => (key === null ? [] : (ofKey(field, key) ?? [])));
  };
  const models: Vendors['models'] = async (workspaceId) => {
    const [sealed, { choice, localServer, localModel, serverUrl, serverModel }] = await Promise.all([
      findSealedKeys(db, workspaceId),
      findModelChoice(db, workspaceId),
    ]);
    const keyed = await own(workspaceId, sealed);
    const { local, isAllowed: mayAdd } = addableModels;
    const baseUrl = Object.entries(local ?? {}).find(([name]) => name === localServer)?.[1];
    const onMachine =
      baseUrl === undefined || localModel === null
        ? []
        : [createLanguageModel({ vendor: 'openai-compatible', baseUrl, key: null, model: localModel })];
    if (mayAdd && serverUrl !== null && serverModel !== null) {
      const key = readServerKey(secrets, workspaceId, sealed);
      onMachine.push(
        createLanguageModel({ vendor: 'openai-compatible', baseUrl: serverUrl, key, model: serverModel }),
      );
    }
    const offered = [
      ...keyed.filter(isModel).map((model) => offeredModel(model, 'workspace')),
      ...installed,
      ...onMachine.map((model) => offeredModel(model, 'installation')),
    ];
    return { offered, choice };
  };
  const sourcesOf: Vendors['sources'] = async (workspaceId) => {
    const keyed = (await own(workspaceId)).filter(isSource);
    const order = search.allowed.flatMap((name) => keyed.filter((source) => source.name === name));
    return [
      ...order.map((source): OfferedSource => ({ ...withOwnKeyErrors(source), payer: 'workspace' })),
      ...sources,
    ];
  };
  return {
    models,
    sources: sourcesOf,
    async asksOwnFirst(workspaceId, what) {
      if (what === 'search') {
        const first = (await sourcesOf(workspaceId)).find(({ results }) => results !== undefined);
        return first?.payer === 'workspace';
      }
      const { offered, choice } = await models(workspaceId);
      const first = choice === null ? offered[0] : offered.find(({ id }) => id === choice);
      return first?.payer === 'workspace';
    },
    ofKey,
    isAllowed,
    outcomes: () => book.outcomes(),
  };
}

function leadsToModel(to: (typeof LEADS_TO)[VendorKeyField]): to is KeyedVendor {
  return (KEYED_VENDORS as readonly string[]).includes(to);
}

function isSource(one: LanguageModel | SearchSource): one is SearchSource {
  return !isModel(one);
}

function isModel(one: LanguageModel | SearchSource): one is LanguageModel {
  return 'ask' in one;
}
