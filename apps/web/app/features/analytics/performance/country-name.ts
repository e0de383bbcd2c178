import { currentLocale } from '../../../lib/messages/locale.ts';

/** Alpha-3 codes of the named countries; others are shown as codes. */
const ALPHA_2: ReadonlyMap<string, string> = new Map(
  (
    'afg:AF alb:AL dza:DZ and:AD ago:AO arg:AR arm:AM aus:AU aut:AT aze:AZ bhr:BH bgd:BD blr:BY bel:BE ben:BJ bol:BO bih:BA bwa:BW ' +
    'bra:BR bgr:BG bfa:BF khm:KH cmr:CM can:CA chl:CL chn:CN col:CO cod:CD cog:CG cri:CR civ:CI hrv:HR cub:CU cyp:CY cze:CZ dnk:DK ' +
    'dom:DO ecu:EC egy:EG slv:SV est:EE eth:ET fin:FI fra:FR gab:GA geo:GE deu:DE gha:GH grc:GR gtm:GT glp:GP gin:GN hti:HT hnd:HN ' +
    'hkg:HK hun:HU isl:IS ind:IN idn:ID irn:IR irq:IQ irl:IE isr:IL ita:IT jam:JM jpn:JP jor:JO kaz:KZ ken:KE kor:KR kwt:KW kgz:KG ' +
    'lao:LA lva:LV lbn:LB lby:LY ltu:LT lux:LU mac:MO mdg:MG mys:MY mli:ML mlt:MT mtq:MQ mus:MU mex:MX mda:MD mng:MN mne:ME mar:MA ' +
    'moz:MZ mmr:MM nam:NA npl:NP nld:NL nzl:NZ nic:NI ner:NE nga:NG mkd:MK nor:NO omn:OM pak:PK pse:PS pan:PA pry:PY per:PE phl:PH ' +
    'pol:PL prt:PT pri:PR qat:QA reu:RE rou:RO rus:RU rwa:RW sau:SA sen:SN srb:RS sgp:SG svk:SK svn:SI zaf:ZA esp:ES lka:LK sdn:SD ' +
    'swe:SE che:CH syr:SY twn:TW tza:TZ tha:TH tgo:TG tto:TT tun:TN tur:TR uga:UG ukr:UA are:AE gbr:GB usa:US ury:UY uzb:UZ ven:VE ' +
    'vnm:VN yem:YE zmb:ZM zwe:ZW'
  )
    .split(' ')
    .map((pair) => [pair.slice(0, 3), pair.slice(4)]),
);

/** A country's name in the page language, by its alpha-3 code as in Search Console. */
export function countryName(code: string): string {
  const short = ALPHA_2.get(code);
  return short === undefined
    ? code.toUpperCase()
    : (new Intl.DisplayNames([currentLocale()], { type: 'region' }).of(short) ?? code.toUpperCase());
}

/** Two-letter codes of the named countries, lowercase. */
export const COUNTRIES: readonly string[] = [...ALPHA_2.values()].map((code) => code.toLowerCase());

/** A country's name in the page language, by its two-letter code. */
export function shortCountryName(code: string): string {
  const upper = code.toUpperCase();
  return new Intl.DisplayNames([currentLocale()], { type: 'region' }).of(upper) ?? upper;
}
