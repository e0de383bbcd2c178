import type { CompanySize, Industry } from '@pagewright/contract/outline';
import { INDUSTRY_WORDS } from './industry-words.ts';
import { createLayer, type Layer, type LayerEntry } from './layer.ts';
import type { LayerInput } from './layer-input.ts';
import { audienceMessages } from './messages.ts';

const SIZES: Readonly<Record<CompanySize, LayerEntry>> = {
  small: { rows: ['smallStart', 'smallBuy'] },
  medium: { rows: ['mediumRoll', 'mediumBuy'] },
  large: { rows: ['largeSoftware', 'largeBuy', 'largeRoll', 'largeTrain'] },
};

/** The effect of an industry on an outline. What the table says about it is used only if the subject has its words. */
export function industryLayer(industry: Industry, input: LayerInput): Layer {
  const { suffix, name, readers, rules, systems, measures, terms } = INDUSTRY_WORDS[input.language][industry];
  const entry: LayerEntry = {
    rows: ['readersChoose', 'readersStart', 'readersKnow', 'systems', 'rules', 'measures'],
    questions: ['readersAsk', 'readersNeed'],
    terms: [name, ...mentioned(terms, input)],
    suffix,
  };
  return createLayer('industry', entry, input, audienceMessages.industry(industry), {
    for: suffix,
    readers,
    ...listed('rules', mentioned(rules, input), input),
    ...listed('systems', mentioned(systems, input), input),
    ...listed('measures', mentioned(measures, input), input),
  });
}

/** Items ('text|word|word') with a word of the subject. */
const mentioned = (items: readonly string[], { mentions }: LayerInput): string[] =>
  items.flatMap((item) => {
    const [text = '', ...words] = item.split('|');
    return mentions(words) ? [text] : [];
  });

const listed = (slot: string, items: readonly string[], { language }: LayerInput): Record<string, string> =>
  items.length === 0 ? {} : { [slot]: new Intl.ListFormat(language).format(items) };

/** The effect of a company's size on an outline. */
export function companySizeLayer(size: CompanySize, input: LayerInput): Layer {
  return createLayer('companySize', SIZES[size], input, audienceMessages.companySize(size));
}
