import { describe, expect, it } from 'vitest';
import { parsePaper } from '../paper/parse-paper.ts';
import { briefChecks } from './brief-checks.ts';

const WANTED = 20;

/** Whether a text with these sections covers the planned one, according to the brief check. */
function covers(
  [keyword, language]: readonly [string, string],
  planned: string,
  ...written: readonly (readonly [heading: string, text: string])[]
): boolean {
  const html = written.map(([heading, text]) => `<h2>${heading}</h2><p>${text}</p>`).join('');
  const { checks } = briefChecks(
    {
      primarySeoQuery: keyword,
      sections: [{ heading: planned, words: WANTED }],
      terms: [],
      questions: [],
      facts: [],
      internalLinks: [],
      words: { low: 1, high: 1000 },
      audience: { reader: null },
      language: { code: language },
    },
    parsePaper(`<h1>${keyword}</h1><p>All about it.</p>${html}`),
  );
  return checks.find(({ code }) => code === 'section')!.isDone;
}

const TERMITES = ['termite inspection', 'en'] as const;
const PRUNING = ['how to prune hydrangeas', 'en'] as const;
const TERMITAS = ['inspección de termitas', 'es'] as const;
const TAILLE = ['comment tailler un hortensia', 'fr'] as const;

describe('a planned section is covered when', () => {
  it.each([
    [
      TERMITES,
      'Common problems',
      'What to do if termites are found',
      'Ask the inspector for a written report, get two quotes for treatment, and ask the seller to pay for the repairs.',
    ],
    [
      TERMITES,
      'What a termite inspection costs',
      'Prices by house size',
      'An inspection of a small house costs 75 dollars, of a large one 150, and some companies charge nothing at all.',
    ],
    [
      TERMITES,
      'What a termite inspection costs',
      'How much to budget',
      'Most companies ask for 75 to 150 dollars, and the lender’s report costs a hundred dollars more in some states.',
    ],
    [
      TERMITES,
      'How to prepare the house',
      'Before you start: getting the house ready',
      'Move boxes away from the walls, unlock the crawl space, and cut back the plants that touch the siding.',
    ],
    [
      PRUNING,
      'Mistakes to avoid',
      'Errors that cost you the flowers',
      'If you cut a hydrangea that blooms on old wood in spring, you remove the buds and get no flowers all summer.',
    ],
    [
      TERMITAS,
      'Cuánto cuesta una inspección de termitas',
      'Precios según el tamaño de la casa',
      'La inspección de una casa pequeña cuesta unos 90 euros, y la de una grande puede llegar a 200 euros.',
    ],
    [
      TAILLE,
      'Les erreurs à éviter',
      'Les pièges les plus courants',
      'Tailler un hortensia trop court en mars supprime les bourgeons, et l’arbuste ne fleurit pas de tout l’été.',
    ],
    [
      TERMITES,
      'What happens if the inspector finds termites',
      'What to do if termites are found',
      'Ask the inspector for a written report, get two quotes for treatment, and ask the seller to pay for the repairs.',
    ],
    [
      ['banana bread recipe', 'en'],
      'How to make banana bread, step by step',
      'Instructions',
      'Mash the bananas, stir in the melted butter, then the sugar, the egg and the flour, and bake it for an hour.',
    ],
    [
      ['banana bread recipe', 'en'],
      'Variations and substitutions',
      'Variations',
      'Walnuts, chocolate chips and blueberries all work, and half of the white flour can be whole wheat or oat flour.',
    ],
    [
      TERMITES,
      'Frequently asked questions',
      'Quick answers',
      'Some companies inspect free of charge. A report is good for ninety days, and lenders want a newer one after that.',
    ],
    [
      ['assurance habitation', 'fr'],
      'Combien coûte l’assurance habitation',
      'Le prix moyen d’une assurance habitation',
      'Une assurance habitation coûte en moyenne 170 euros par an pour un appartement et 250 euros pour une maison.',
    ],
  ] as const)('%s: “%s” by “%s”', (subject, planned, heading, text) => {
    expect(covers(subject, planned, [heading, text])).toBe(true);
  });

  it('its subject is treated at length under another heading', () => {
    const text =
      'Mud tubes on the foundation are the width of a pencil. A broken tube that is rebuilt in a few days is active. ' +
      'Mud tubes hide behind shrubs near the foundation, too.';
    expect(covers(TERMITES, 'Mud tubes on the foundation', ['What the inspector checks', text])).toBe(true);
  });
});

describe('a planned section stays open when', () => {
  it.each([
    [TERMITES, 'Common problems', 'What to do if termites are found', 'Read on.'],
    [TERMITES, 'What a termite inspection costs', 'What a termite inspection costs', ''],
    [
      TERMITES,
      'What a termite inspection costs',
      'What a home inspection costs',
      'A home inspection costs 300 to 500 dollars. The home inspector looks at the roof, the plumbing and the wiring of a home.',
    ],
    [
      TERMITES,
      'What a termite inspection costs',
      'The history of the termite inspection',
      'A termite inspection was first asked for by lenders after the war, when whole streets in the South had to be torn down.',
    ],
    [
      TERMITES,
      'What a termite inspection costs',
      'What fumigation costs',
      'Fumigation of a whole house costs 1,200 to 2,500 dollars. Before fumigation everybody moves out, for three days at least.',
    ],
    [
      TERMITES,
      'How to prepare the house',
      'Termite inspection cost by house size',
      'The inspection of a small house costs 75 dollars, of a large one 150, and some companies charge nothing at all.',
    ],
    [
      TERMITES,
      'Mud tubes on the foundation',
      'Laying a foundation',
      'A foundation of concrete is poured in one day and hardens for four weeks before anybody builds a wall on top of it.',
    ],
    [
      PRUNING,
      'How to prune hydrangeas, step by step',
      'Why gardeners love hydrangeas',
      'Hydrangeas bloom for months in white, pink and blue, and they ask for little more than water and some shade.',
    ],
    [
      TERMITAS,
      'Cuánto cuesta una inspección de termitas',
      'Cuánto cuesta una inspección de tuberías',
      'La inspección de tuberías con cámara cuesta unos 150 euros; si las tuberías son viejas, el precio sube mucho más.',
    ],
    [
      TAILLE,
      'Les erreurs à éviter',
      'Les plus belles variétés',
      'Un hortensia à fleurs blanches éclaire un coin sombre, tandis que les bleus demandent une terre acide toute l’année.',
    ],
    [
      TERMITES,
      'How long an inspection takes',
      'How long is a termite report good for?',
      'Usually ninety days; lenders want a newer one after that, and a house that stood empty is looked at again anyway.',
    ],
    [
      TERMITES,
      'How a termite inspection is done',
      'How to prepare your home',
      'Move boxes away from the walls, unlock the crawl space and the attic, and cut back the plants that touch the siding.',
    ],
    [
      TERMITES,
      'What a termite inspection covers',
      'What a termite inspection does not cover',
      'The inspector does not open walls, lift carpets or move heavy furniture, and a finished basement hides a lot from view.',
    ],
    [
      ['assurance habitation', 'fr'],
      'Ce que couvre l’assurance habitation',
      'Ce que l’assurance habitation ne couvre pas',
      'L’assurance habitation ne couvre pas l’usure, les fuites anciennes ni les objets laissés dehors pendant la nuit.',
    ],
    [
      ['CRM software', 'en'],
      'The best CRM software, compared',
      'CRM pricing compared',
      'Most vendors ask for 15 to 50 dollars for each user of the CRM and month, and two of five have a plan without a price.',
    ],
  ] as const)('%s: “%s” next to “%s”', (subject, planned, heading, text) => {
    expect(covers(subject, planned, [heading, text])).toBe(false);
  });

  it('its words are only scattered over the text', () => {
    expect(
      covers(
        TERMITES,
        'Mud tubes on the foundation',
        [
          'Who pays',
          'The buyer pays in most sales, and nobody argues about the foundation of the deal for long.',
        ],
        [
          'Weather',
          'After rain there is mud everywhere, and the plumber looks at tubes of another kind than yours.',
        ],
      ),
    ).toBe(false);
  });
});
