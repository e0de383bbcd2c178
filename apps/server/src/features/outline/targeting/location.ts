import { createLayer, type Layer, type LayerEntry } from './layer.ts';
import type { LayerInput } from './layer-input.ts';
import { audienceMessages } from './messages.ts';
import { isCountry, placePhrase } from './place-phrase.ts';
import type { TargetLanguage } from './rows.ts';

/** Subjects for which local rules matter. */
const RULED: Readonly<Record<TargetLanguage, readonly string[]>> = {
  en: 'permit|license|licence|law|legal|rule|regulation|tax|grant|subsidy|planning permission|zoning|requirement|certificate|allowed'.split(
    '|',
  ),
  es: 'permiso|licencia|ley|legal|norma|normativa|impuesto|ayuda|subvención|requisito|certificado|obligatorio'.split(
    '|',
  ),
  fr: 'permis|licence|loi|légal|règle|réglementation|norme|taxe|impôt|aide|subvention|autorisation|certificat|obligatoire'.split(
    '|',
  ),
};

/** The effect of a place on an outline. Facts about the place are unknown here and not mentioned. */
export function locationLayer(place: string, input: LayerInput): Layer {
  const { subject, language, mentions } = input;
  const where = placePhrase(place, language);
  const entry: LayerEntry = {
    rows: ['where', ...(mentions(RULED[language]) ? (['localRules'] as const) : [])],
    questions: ['budget', 'localHelp'],
    terms: [place, `${subject.noun} ${place}`],
    suffix: ` ${where}`,
    // People who search in a specific place already know why they need it.
    drops: ['reasons'],
  };
  return createLayer('location', entry, input, audienceMessages.place(place, isCountry(place, language)), {
    in: where,
    for: ` ${where}`,
  });
}
