/** The subjects that planted sites write about: names of things, and words for the sentences about them. */

export type Language = 'en' | 'es' | 'fr';

/** A thing that pages are about. */
export interface Thing {
  /** Stable name in the ledger. */
  readonly id: string;
  readonly one: string;
  readonly many: string;
  readonly gender: 'm' | 'f';
  /** The same thing in other words, as another site may call it: decoys of content gaps. */
  readonly otherOne: string | null;
  readonly otherMany: string | null;
}

/** A market: what its sites write about. */
export interface Subject {
  readonly name: string;
  readonly language: Language;
  readonly things: readonly Thing[];
  readonly words: readonly string[];
}

/** Rows are `one/many`, with `f:` before feminine nouns and `=` before another name of the same thing. */
function subject(name: string, language: Language, rows: string, words: string): Subject {
  const things = rows.split(',').map((row): Thing => {
    const [named = '', other = null] = row.trim().split('=');
    const gender = named.startsWith('f:') ? 'f' : 'm';
    const [one = '', many = one] = named.replace(/^f:/, '').split('/');
    const [otherOne = null, otherMany = otherOne] = other?.split('/') ?? [];
    return { id: `${name}: ${one}`, one, many, gender, otherOne, otherMany };
  });
  return { name, language, things, words: words.split(' ') };
}

export const SUBJECTS: readonly Subject[] = [
  subject(
    'coffee',
    'en',
    'burr grinder/burr grinders, gooseneck kettle/gooseneck kettles, french press/french presses=cafetiere/cafetieres, moka pot/moka pots, cold brew maker/cold brew makers, milk frother/milk frothers, espresso tamper/espresso tampers, coffee scale/coffee scales, paper filter/paper filters, coffee subscription/coffee subscriptions, espresso machine/espresso machines, portafilter/portafilters, siphon brewer/siphon brewers, coffee canister/coffee canisters, travel mug/travel mugs, drip coffee maker/drip coffee makers, knock box/knock boxes, water softener/water softeners, sample roaster/sample roasters, capsule machine/capsule machines, percolator/percolators, cupping spoon/cupping spoons, bean hopper/bean hoppers, shot timer/shot timers',
    'aroma crema roast dose extraction bloom acidity sweetness bitterness pressure temperature sediment grind yield harvest barista counter kitchen morning flavor sugar chocolate almond citrus gasket basket valve boiler',
  ),
  subject(
    'camping',
    'en',
    'camping stove/camping stoves, sleeping pad/sleeping pads, down jacket/down jackets, headlamp/headlamps, bear canister/bear canisters, trekking pole/trekking poles, rooftop tent/rooftop tents, water filter bottle/water filter bottles, dry bag/dry bags, camp chair/camp chairs, hammock tarp/hammock tarps, fire starter/fire starters, bivy sack/bivy sacks, cooler box/cooler boxes, folding shovel/folding shovels, trail map/trail maps, gas canister/gas canisters, hiking boot/hiking boots, rain poncho/rain ponchos, solar charger/solar chargers, mosquito net/mosquito nets, tent stake/tent stakes, snow anchor/snow anchors, compass/compasses',
    'trail ridge valley campsite weather wind forest meadow pack weight zipper fabric seam insulation altitude creek summit shelter frost dew ranger permit canyon bootprint firewood granite lake dusk',
  ),
  subject(
    'workshop',
    'en',
    'table saw/table saws, bench vise/bench vises, router bit/router bits, dust collector/dust collectors, wood lathe/wood lathes, hand plane/hand planes, clamp rack/clamp racks, dovetail jig/dovetail jigs, band saw/band saws, air compressor/air compressors, drill press/drill presses, belt sander/belt sanders, marking gauge/marking gauges, sharpening stone/sharpening stones, wood glue/wood glues, respirator/respirators, workbench/workbenches, chisel set/chisel sets, scroll saw/scroll saws, pocket hole jig/pocket hole jigs, spray booth/spray booths, moisture meter/moisture meters, mortiser/mortisers, caliper/calipers',
    'oak walnut maple plywood grain blade fence tolerance board joint sawdust motor bearing finish varnish edge corner shelf drawer hinge cabinet apron leg torque speed miter tenon surface',
  ),
  subject(
    'huerto',
    'es',
    'compostador/compostadores, f:manguera porosa/mangueras porosas, semillero/semilleros, f:regadera/regaderas, invernadero/invernaderos, f:tijera de podar/tijeras de podar, pulverizador/pulverizadores, tutor de bambú/tutores de bambú, f:malla antigranizo/mallas antigranizo, programador de riego/programadores de riego, f:mesa de cultivo/mesas de cultivo, motocultor/motocultores, f:azada/azadas, acolchado de paja/acolchados de paja, f:trampa para caracoles/trampas para caracoles, termómetro de suelo/termómetros de suelo, f:carretilla/carretillas, bidón de lluvia/bidones de lluvia, f:lombriz roja/lombrices rojas, abono verde/abonos verdes, injerto de tomate/injertos de tomate, f:bandeja de germinación/bandejas de germinación, f:estaca de madera/estacas de madera, gotero/goteros',
    'tomate lechuga raíz hoja cosecha tierra humedad sombra semilla plaga riego estiércol bancal maceta helada primavera verano otoño pimiento calabaza surco brote tallo flor fruto arena arcilla vecino',
  ),
  subject(
    'acuario',
    'es',
    'filtro de mochila/filtros de mochila, calentador/calentadores, f:pantalla de luz/pantallas de luz, f:bomba de aire/bombas de aire, sustrato nutritivo/sustratos nutritivos, sifón de fondo/sifones de fondo, f:gamba roja/gambas rojas, f:planta flotante/plantas flotantes, difusor de gas/difusores de gas, f:urna de cristal/urnas de cristal, termostato/termostatos, f:roca volcánica/rocas volcánicas, test de nitratos/tests de nitratos, f:red de pesca/redes de pesca, comedero automático/comederos automáticos, esterilizador/esterilizadores, skimmer/skimmers, musgo de java/musgos de java, f:raíz de mopani/raíces de mopani, caracol manzana/caracoles manzana, refugio de cría/refugios de cría, acondicionador de agua/acondicionadores de agua, imán limpiacristales/imanes limpiacristales, f:bomba de nivel/bombas de nivel',
    'pez agua ciclo amonio nitrito grava alga burbuja cristal temperatura dureza bacteria caudal escama aleta cardumen estanque lámpara espejo esponja cerámica resina hora semana litro gota salud calma',
  ),
  subject(
    'velo',
    'fr',
    'f:sacoche étanche/sacoches étanches, casque de ville/casques de ville, antivol pliant/antivols pliants, pneu clouté/pneus cloutés, f:selle en cuir/selles en cuir, porte-bébé/porte-bébés, éclairage à dynamo/éclairages à dynamo, f:chaîne de vélo/chaînes de vélo, dérailleur/dérailleurs, f:pompe à pied/pompes à pied, garde-boue/garde-boue, f:remorque pliable/remorques pliables, f:béquille double/béquilles doubles, moteur central/moteurs centraux, f:batterie amovible/batteries amovibles, compteur sans fil/compteurs sans fil, f:pédale automatique/pédales automatiques, f:cape de pluie/capes de pluie, rétroviseur/rétroviseurs, f:sonnette/sonnettes, pied d’atelier/pieds d’atelier, f:plaquette de frein/plaquettes de frein, guidon hollandais/guidons hollandais, f:cale-pied/cale-pieds',
    'route piste ville pluie trajet cadre roue guidon frein virage montée descente vitesse poids acier carbone ressort graisse atelier matin trottoir voisin hiver printemps bagage genou souffle cadence',
  ),
  subject(
    'pain',
    'fr',
    'f:levain naturel/levains naturels, banneton/bannetons, f:pierre à pizza/pierres à pizza, pétrin/pétrins, f:lame de boulanger/lames de boulanger, f:cocotte en fonte/cocottes en fonte, moule à brioche/moules à brioche, f:farine de seigle/farines de seigle, thermomètre de four/thermomètres de four, f:balance de cuisine/balances de cuisine, corne de boulanger/cornes de boulanger, moulin à grain/moulins à grain, f:toile de lin/toiles de lin, f:grille de refroidissement/grilles de refroidissement, tapis de cuisson/tapis de cuisson, f:étuve de pousse/étuves de pousse, rouleau à pâtisserie/rouleaux à pâtisserie, f:pelle à enfourner/pelles à enfourner, gluten de blé/glutens de blé, malt d’orge/malts d’orge, f:boîte à pain/boîtes à pain, couteau à pain/couteaux à pain, tamis fin/tamis fins, f:poolish/poolishs',
    'pâte croûte mie four sel eau levure repos façonnage chaleur vapeur cuisson blé sarrasin beurre sucre matin soir table famille recette parfum couleur texture main bol tranche boulanger',
  ),
];

/** Words that brands are made of, by language: two words each, which also have an everyday meaning. */
export const BRAND_WORDS: Readonly<Record<Language, readonly [readonly string[], readonly string[]]>> = {
  en: [
    [
      'Copper',
      'Quiet',
      'Juniper',
      'Marlow',
      'Amber',
      'Willow',
      'Granite',
      'Harbor',
      'Maple',
      'Sable',
      'Tandem',
      'Orchard',
    ],
    [
      'Finch',
      'Ledger',
      'Lantern',
      'Works',
      'Post',
      'Compass',
      'Field',
      'Row',
      'House',
      'Journal',
      'Collective',
      'Bench',
    ],
  ],
  es: [
    ['Olivar', 'Brisa', 'Mirador', 'Sendero', 'Alba', 'Rincón', 'Faro', 'Vega', 'Nogal', 'Marea'],
    ['Vivo', 'Clara', 'Norte', 'Sereno', 'Azul', 'Lento', 'Central', 'Nuevo', 'Abierto', 'Largo'],
  ],
  fr: [
    ['Atelier', 'Maison', 'Comptoir', 'Rivage', 'Colline', 'Verger', 'Passage', 'Moulin', 'Sentier', 'Halte'],
    ['Lumen', 'Céleste', 'Nordet', 'Vallon', 'Serein', 'Boréal', 'Cardinal', 'Lavande', 'Argent', 'Tilleul'],
  ],
};
