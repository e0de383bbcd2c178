import type { PlantedDuel } from './planted-duel.ts';

/** A second subject. An early version of the duel got 3 of 8 and 4 of 5 right; it was then used to set thresholds. */
export const WORM_BIN: PlantedDuel = {
  keyword: 'worm composting',
  answered: [
    'What is worm composting?',
    'What worms are best for composting?',
    'How many worms do you need to start?',
    'What can you not feed worms?',
    'Why does my worm bin smell?',
    'How long does it take worms to make compost?',
    'Can you keep a worm bin indoors?',
    'How do you harvest worm castings?',
  ],
  unanswered: [
    'How much does a worm bin cost?',
    'What temperature do composting worms need?',
    'How do you get rid of fruit flies in a worm bin?',
    'What is worm tea?',
    'How fast do composting worms multiply?',
  ],
  own: `<h1>A box of worms under the sink</h1>
<p>For three years our kitchen scraps have gone into a plastic box with holes. Vermicomposting is a way of letting worms eat peels and coffee grounds and leave behind a dark, crumbly soil for plants.</p>
<h2>Who lives in the box</h2>
<p>Take red wigglers, not the earthworms of the garden. Red wigglers live near the surface and eat half their own weight a day, while earthworms dig deep and die in a box. We bought a pound, which is about a thousand animals, and for a family of four that was right from the beginning.</p>
<h2>The menu</h2>
<p>Peels, tea leaves, eggshells and cardboard are welcome. Never give them meat, cheese, citrus, onions or anything oily: it rots before it is eaten.</p>
<h2>If your nose complains</h2>
<p>A healthy box has the scent of a forest. When ours stank of rotten eggs, the cause was too much food and too little air: we took out half of it, loosened the bedding and mixed in dry cardboard. Two days later all was well.</p>
<h2>Patience</h2>
<p>The first box was full of finished humus after four months. Now it takes about ten weeks, since far more animals are at work.</p>
<h2>In the apartment or on the balcony?</h2>
<p>Ours stands under the sink all year, and guests have never noticed it. Inside it is safe from frost and from summer sun, as long as the lid stays closed.</p>
<h2>Getting the soil out</h2>
<p>We push everything to one side, put fresh bedding and peels on the other, and wait two weeks. The worms move over by themselves, and the dark half can be scooped out with a spoon. What remains goes through a sieve.</p>
<h2>What we would do differently</h2>
<p>We would drill the holes smaller, for now and then a fruit fly gets out. The tap at the bottom was worth its price; the liquid goes to the tomatoes. And we would begin with a larger box, since the worms multiply and the temperature stays more even in it.</p>`,
  pages: [
    `<h1>Worm composting for beginners</h1>
<h2>What is worm composting?</h2>
<p>Worm composting is the use of worms to turn kitchen waste into a rich fertilizer called vermicompost.</p>
<h2>What worms are best for composting?</h2>
<p>Red wigglers are the best worms for composting, because they eat a lot and live happily in crowded bins.</p>
<h2>How many worms do you need to start?</h2>
<p>You need about 1,000 worms, or one pound, to start a bin of average size.</p>
<h2>How fast do composting worms multiply?</h2>
<p>Composting worms multiply fast: under good conditions their number doubles every 60 to 90 days.</p>`,
    `<h1>Troubleshooting a worm bin</h1>
<h2>Why does my worm bin smell?</h2>
<p>A worm bin smells because it is overfed, too wet or short of air. Stop feeding for a week and add dry paper.</p>
<h2>How do you get rid of fruit flies in a worm bin?</h2>
<p>To get rid of fruit flies in a worm bin, bury the food, cover it with a wet newspaper and set a trap of vinegar beside it.</p>
<h2>Leaks</h2>
<p>A tray below the bin catches what drips.</p>`,
    `<h1>Feeding your worms</h1>
<h2>What can you not feed worms?</h2>
<p>You should not feed worms meat, dairy, oily food, citrus or spicy leftovers.</p>
<h2>What is worm tea?</h2>
<p>Worm tea is a liquid fertilizer that is made by steeping castings in water with air bubbled through it for a day.</p>
<h2>Portions</h2>
<p>Chop the scraps small and feed them twice a week.</p>`,
    `<h1>Where to put a worm bin</h1>
<h2>Can you keep a worm bin indoors?</h2>
<p>You can keep a worm bin indoors, in a kitchen, a basement or a closet, since a bin that is cared for does not smell.</p>
<h2>What temperature do composting worms need?</h2>
<p>Composting worms need a temperature between 55 and 77 degrees. Below freezing they die.</p>
<h2>How much does a worm bin cost?</h2>
<p>A worm bin costs from 15 dollars for one that you make of a tote to 130 dollars for a tower with trays.</p>`,
    `<h1>Harvesting castings</h1>
<h2>How do you harvest worm castings?</h2>
<p>To harvest worm castings, move the contents to one side, feed on the other side only, and take out the castings when the worms have moved.</p>
<h2>How long does it take worms to make compost?</h2>
<p>It takes worms three to six months to make compost that is ready for the garden.</p>
<h2>Use</h2>
<p>Mix a handful of castings into the soil of each pot.</p>`,
  ],
};
