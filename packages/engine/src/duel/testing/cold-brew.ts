import type { PlantedDuel } from './planted-duel.ts';

/**
 * An article from a small café that answers eight of thirteen questions in its own words, and five pages on the
 * subject.
 */
export const COLD_BREW: PlantedDuel = {
  keyword: 'cold brew on tap',
  answered: [
    'What is cold brew on tap?',
    'How long does cold brew last in a keg?',
    'Why is nitro cold brew flat?',
    'How much does a cold brew tap system cost?',
    'What gas do you use for nitro cold brew?',
    'Do you need to refrigerate a cold brew keg?',
    'How do you clean cold brew lines?',
    'How much coffee do you need for a keg of cold brew?',
  ],
  unanswered: [
    'Is nitro cold brew stronger than regular cold brew?',
    'How many calories are in nitro cold brew?',
    'What is a stout faucet?',
    'Can you put milk in a keg?',
    'Who invented nitro cold brew?',
  ],
  own: `<h1>Two years with coffee on draft in our café</h1>
<p>We poured our first glass from a keg in spring, and by August it was a third of what we sold. Guests like the show, and the staff like that nobody has to wait for a filter at noon. Draft coffee means that the concentrate is brewed in cold water the day before, filled into a keg and pushed through a faucet by gas, just as a bar pours beer.</p>
<h2>What we paid</h2>
<p>Our setup came to 1,940 dollars: 620 for a used kegerator, 310 for the regulator and bottle, 240 for the faucet, and the rest for kegs, hoses and the plumber. A single keg with a picnic faucet would have been enough for about 300 dollars.</p>
<h2>Keeping it fresh</h2>
<p>A sealed keg keeps for ten to fourteen days with us. After two weeks the taste turns woody, and we pour the rest away, however much it hurts. The keg stands in the cooler at 38 degrees from the first hour on; at room temperature bacteria grow within a day, so there is no way around the cold.</p>
<h2>When the cascade is missing</h2>
<p>In May our nitro poured like plain iced coffee, without foam. The cause was always the same: too little pressure, because the valve of the regulator leaked, or coffee that was too warm to take up the gas. We went up to 40 psi, shook the keg and waited a night, and the head came back.</p>
<h2>Pure nitrogen or a blend</h2>
<p>We began with the beer blend of 75 percent nitrogen and 25 percent carbon dioxide, and the coffee tasted sour. Pure nitrogen is the right one for coffee: it hardly dissolves, it makes small bubbles and it adds no acid.</p>
<h2>Monday morning</h2>
<p>Every Monday we rinse the hose with warm water, run an alkaline beer line cleaner through it for fifteen minutes, rinse again until the water is clear, and take the faucet apart. Oils of the beans stick more than beer does, and a week without it can be tasted.</p>
<h2>Our recipe</h2>
<p>For a five gallon keg we grind five pounds of beans as coarse as sea salt, steep them for 18 hours and dilute the concentrate with the same amount of water. A keg gives us about forty glasses of twelve ounces.</p>
<h2>Would we do it again?</h2>
<p>Yes. Guests who want it white get oat milk from the jug beside the tap. We bought a stout faucet with the kegerator and never regretted it. Nitro sells at 5.50, and no other drink on our menu is that calm to serve on a busy day.</p>`,
  pages: [
    `<h1>Cold brew on tap: the complete guide</h1>
<p>Everything you need to know before you install a tap.</p>
<h2>What is cold brew on tap?</h2>
<p>Cold brew on tap is coffee that is steeped in cold water, stored in a keg and served through a draft faucet with nitrogen or without it.</p>
<h2>How long does cold brew last in a keg?</h2>
<p>Cold brew lasts about two weeks in a sealed and refrigerated keg. An open keg is good for five days.</p>
<h2>Do you need to refrigerate a cold brew keg?</h2>
<p>Yes, you need to refrigerate a cold brew keg below 40 degrees, since coffee is a low-acid food in which bacteria can grow.</p>
<h2>Is nitro cold brew stronger than regular cold brew?</h2>
<p>Nitro cold brew is not stronger than regular cold brew: both hold about the same caffeine, but nitro is often served without ice, so a glass of it is less diluted.</p>`,
    `<h1>Nitro coffee explained</h1>
<p>Nitro cold brew is known for its creamy head and its cascade.</p>
<h2>What gas do you use for nitro cold brew?</h2>
<p>Use pure nitrogen for nitro cold brew. A blend with carbon dioxide makes the coffee taste sour.</p>
<h2>Why is nitro cold brew flat?</h2>
<p>Nitro cold brew is flat because the pressure is too low, the coffee is too warm or the restrictor plate of the faucet is clogged.</p>
<h2>Who invented nitro cold brew?</h2>
<p>Nitro cold brew was invented by Nate Armbrust at Stumptown Coffee Roasters in Portland in 2013, though Cuvée Coffee in Austin served it about the same time.</p>
<h2>How many calories are in nitro cold brew?</h2>
<p>A plain nitro cold brew of 16 ounces has about 5 calories, since nothing but coffee and nitrogen is in it.</p>`,
    `<h1>What a draft coffee setup costs</h1>
<p>We compared nine systems from kits to bars.</p>
<h2>How much does a cold brew tap system cost?</h2>
<p>A cold brew tap system costs between 250 dollars for a home kit and 4,000 dollars for a bar with three taps.</p>
<h2>What is a stout faucet?</h2>
<p>A stout faucet is a tap with a restrictor plate with small holes, which forces the nitrogen out of the coffee and makes the creamy head.</p>
<h2>Installation</h2>
<p>An installer needs half a day for one line, and the warranty of most systems runs for a year.</p>`,
    `<h1>Draft coffee care</h1>
<p>Care decides how draft coffee tastes.</p>
<h2>How do you clean cold brew lines?</h2>
<p>To clean cold brew lines, flush them with water, pump a line cleaner through them, let it soak for ten minutes and rinse well. Repeat it every week.</p>
<h2>Can you put milk in a keg?</h2>
<p>You should not put milk in a keg: it spoils within days, its fat blocks the lines, and a keg with milk cannot be cleaned well enough. Some shops use shelf-stable oat drinks instead.</p>
<h2>Storage</h2>
<p>Keep full kegs of cold brew cold and drink them within 14 days.</p>`,
    `<h1>Recipe for a keg of cold brew</h1>
<p>This recipe fills a keg of five gallons.</p>
<h2>How much coffee do you need for a keg of cold brew?</h2>
<p>For a five gallon keg of cold brew you need 5 to 6 pounds of coarsely ground coffee.</p>
<h2>Steps</h2>
<p>Grind the coffee, steep it in cold water for 18 hours, filter it twice and fill the keg. Purge the keg with nitrogen and set it to 35 psi.</p>
<h2>Serving</h2>
<p>Serve nitro cold brew without ice in a cold glass, so that guests see the cascade.</p>`,
  ],
};
