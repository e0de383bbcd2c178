import { type LanguageModel, ModelError } from '../providers/language/port.ts';
import type { SearchSource } from '../providers/search/port.ts';
import { SearchError } from '../providers/search/search-error.ts';
import { wrapSource } from './wrap-source.ts';
import type { VendorOutcome } from './offered.ts';

/** Records each vendor's last result, for this server's status. */
export interface OutcomeLog {
  model<Model extends LanguageModel>(model: Model): Model;
  source<Source extends SearchSource>(source: Source): Source;
  outcomes(): readonly VendorOutcome[];
}

/** Creates an empty log. */
export function createOutcomeLog(): OutcomeLog {
  const last = new Map<string, VendorOutcome>();
  const noting = async <Answer>(
    { kind, name }: Pick<VendorOutcome, 'kind' | 'name'>,
    answering: Promise<Answer>,
  ): Promise<Answer> => {
    const note = (fault: string | null): void =>
      void last.set(`${kind} ${name}`, { kind, name, last: { at: new Date(), fault } });
    try {
      const answer = await answering;
      note(null);
      return answer;
    } catch (error) {
      // A caller who disconnected says nothing about the vendor.
      if (error instanceof ModelError || error instanceof SearchError) note(error.fault);
      throw error;
    }
  };
  const open = (kind: VendorOutcome['kind'], name: string): void =>
    void last.set(`${kind} ${name}`, { kind, name, last: null });
  return {
    model(model) {
      const name = `${model.vendor}/${model.model}`;
      open('model', name);
      return { ...model, ask: (request) => noting({ kind: 'model', name }, model.ask(request)) };
    },
    source(source) {
      const { name } = source;
      open('search', name);
      return wrapSource(source, (ask) => (query) => noting({ kind: 'search', name }, ask(query)));
    },
    outcomes: () => [...last.values()],
  };
}
