import type { Sample } from './sample.ts';

const knife = `<p>To sharpen a kitchen knife, draw the whole edge across a wet whetstone at a steady angle, first one side, then the other, until you feel a thin burr along the back. Then turn to a finer stone and remove that burr. It takes about fifteen minutes the first time and five once you know your knives. You need one stone, a towel and some patience. You do not need force.</p>
<h2>What you need to sharpen a kitchen knife</h2>
<p>A combination stone with a medium side and a fine side is enough for a home kitchen. The medium side, marked 800 to 1,200 grit, shapes the edge. The fine side, marked 3,000 to 6,000, polishes it. A coarse stone under 500 grit is for chipped blades only; on a healthy knife it removes steel that you would rather keep.</p>
<ul><li>A whetstone with two sides</li><li>A damp kitchen towel, so that the stone stays put</li><li>A bowl of water</li><li>A sheet of printer paper to test the edge</li></ul>
<p>Check the leaflet that came with the stone. Some stones soak in water for ten minutes before use, others only need a splash on top, and a few should never be soaked at all.</p>
<h2>How to hold the angle</h2>
<p>The angle is what most people worry about, and it matters less than keeping it the same. European chef's knives are usually ground to about 20 degrees on each side, Japanese ones to about 15. A simple way to find 20 degrees: hold the blade upright at 90 degrees, tilt it halfway to the stone, which is 45, and halfway again. The spine now sits roughly two finger widths above the stone on a wide blade.</p>
<p>If you are unsure, color the edge with a permanent marker and make three light strokes. Where the ink is gone, the steel met the stone. Ink left along the very edge means the angle is too low. Ink left higher up means it is too steep.</p>
<h2>Sharpen the knife step by step</h2>
<ol><li>Lay the stone on the towel with the medium side up and wet it.</li><li>Place the heel of the blade at one end of the stone and set your angle.</li><li>Push the knife away from you, edge first, and sweep it sideways so that the stroke ends at the tip. Use the weight of your hand and no more.</li><li>Repeat about ten times, and then feel the other side of the edge with your thumb, moving away from the edge and never along it. A rough lip is the burr. Keep going until it runs from heel to tip.</li><li>Turn the knife over and do the same until the burr has moved back.</li><li>Flip the stone to the fine side and repeat with lighter strokes, five on each side, then three, then one.</li></ol>
<p>Keep the surface wet. The gray slurry that forms is not dirt; it helps to polish the edge, so leave it there until you are done.</p>
<h2>How to tell that it is sharp</h2>
<p>Hold the sheet of paper by one corner and slice down from the top. A sharp knife starts the cut by itself and leaves a clean line. If it snags in one place, that part of the edge still has a burr or a dull spot, so give it a few more strokes on the fine side. A ripe tomato is an even better test: the blade should break the skin under its own weight.</p>
<p>Wash and dry the knife before you cook with it. Fine steel particles stay on the blade, and they do not belong in your dinner.</p>
<h2>How often to sharpen, and what a honing steel does</h2>
<p>A honing steel does not sharpen. It straightens an edge that has bent over during use, so a few strokes before cooking keep a good edge going for longer. Sharpening takes steel away and makes a new edge. In a home kitchen two or three times a year is usually enough, and the knife tells you when: it slides off an onion instead of biting in.</p>
<p>You can put that day off. Cut on wood or plastic, never on glass or stone, keep knives out of the dishwasher, and store them where the edges do not knock against each other. Serrated bread knives are a different job. A flat stone cannot reach between the teeth, so take those to a shop.</p>
<h2>Stay safe while you work</h2>
<p>Keep your fingers on the flat of the blade and behind the edge. Work slowly, stop when you are interrupted, and put the knife down flat before you reach for water. A dull knife is no safer than a sharp one: it needs more pressure and slips more easily. For everyday habits, the USDA's page on <a href="https://www.fsis.usda.gov/food-safety/safe-food-handling-and-preparation/food-safety-basics/cutting-boards">cutting boards</a> explains how to keep boards and blades clean.</p>`;

const label = `<p>You can read a nutrition label in about two minutes if you know which four lines to look at: the serving size, the calories, the nutrients to limit and the percent daily value. This guide takes them in that order. It follows the label that the <a href="https://www.fda.gov/food/nutrition-facts-label/how-understand-and-use-nutrition-facts-label">U.S. Food and Drug Administration</a> requires on packaged food.</p>
<h2>Start with the serving size</h2>
<p>Every other number on the label is for one serving, and a package often holds more than one. A bag of chips that looks like a snack may list two and a half servings. If you eat the bag, multiply everything by two and a half. Larger packages now show two columns, one for a serving and one for the whole package, which saves you the math.</p>
<h2>Read the calories next</h2>
<p>Calories tell you how much energy a serving gives you. The label's percentages assume 2,000 calories a day. Your own need may be higher or lower, depending on your age, size and how much you move, so treat that number as a yardstick and not as a goal.</p>
<h2>Which nutrients to limit</h2>
<p>Three lines deserve a second look, because most people get more of them than they need: saturated fat, sodium and added sugars. Added sugars have their own line under total sugars. Plain yogurt contains sugar from milk, but a fruit yogurt can have several spoons of sugar added to it. The line tells you which is which.</p>
<h2>What percent daily value means</h2>
<p>The percent daily value shows how much one serving adds to a day. A rule of thumb from the FDA: 5% or less is low, and 20% or more is high. Look for low values of sodium and saturated fat, and for high ones of fiber, calcium, iron and potassium.</p>
<ul><li>5% or less of the daily value: low</li><li>20% or more: high</li><li>Trans fat has no daily value; aim for zero</li></ul>
<h2>Compare two products</h2>
<p>Put two cereals side by side and check that their serving sizes match, in grams and not in cups, because a cup of granola weighs far more than a cup of puffed rice. Then compare fiber and added sugars. The ingredient list settles close calls: it starts with what the food contains most of by weight.</p>
<p>Claims on the front, such as "light" or "natural", are there to sell. The panel on the back is there to inform, and it is the same on every package. Once you have read a nutrition label or two this way, the habit sticks.</p>`;

const bike = `<p>Lots of people think about riding to work and then never do it. That is a shame because a bike commute can save money and you get some exercise on the way. Here is what helped me to get started last spring, and what I would do differently.</p>
<h2>Pick the route first</h2>
<p>The fastest way by car is rarely the best way by bike. Look for quiet streets that run parallel to the main road, and for paths through parks. Most map apps have a cycling layer. Ride the route once on a Sunday morning, when nobody is waiting for you and there is little traffic, so that you know where the bad crossings are and how long it really takes.</p>
<h2>The bike</h2>
<p>You do not need a new one. Whatever is in the garage will do as long as the brakes work and the tires hold air, and if something rattles or the chain is brown with rust a tune-up at the local shop is worth the money because you will be depending on it twice a day in all kinds of weather and usually when you are in a hurry. Fenders are worth it. So is a rack, since a backpack makes for a sweaty back.</p>
<h2>Clothes and showers</h2>
<p>If the ride is short, go slowly and wear what you wear to work. For longer rides, keep a shirt and a pair of shoes at the office. Wipes and a towel are enough for most days. Some gyms near offices sell shower passes.</p>
<h2>Rain, dark and winter</h2>
<p>Lights are required in most places after dark: white in front, red in the back. A rain jacket with long sleeves is the best thing I bought. On icy days I take the bus, and that is fine. You do not have to ride every day for it to be worth it.</p>
<h2>Start with two days a week</h2>
<p>Two days is enough to find out what works. After a month you will know which days are good and you can add a third one. I ride three days a week now and I miss it on the others.</p>`;

const compost = `<p>Compost is great for the garden and everyone should have a pile. It is easy to make and you basically just throw things on a heap and wait. There are many benefits. You can put in kitchen scraps and leaves and grass and other things from the yard. Do not put in meat or dairy because that can smell bad and attract animals. Some people use a bin and other people use a pile, it depends on how much space you have and what you like better, and of course on whether you have the time to turn it every now and then, which you should do because otherwise it will take longer. It should be a bit wet but not too wet. After a while it will be brown and crumbly and then you can use it for your plants and they will love it.</p>`;

const repot = `<p>A houseplant needs a new pot when its roots have no room left, and not because a year has passed. Roots that come out of the drainage holes, water that runs straight through and a plant that wilts a day after watering are the usual signs.</p>
<p>Choose a pot that is one size larger, about two inches wider than the old one. In a pot that is much too big the soil stays wet for a long time, and wet soil is how roots rot. The new pot needs a hole in the bottom. A layer of gravel does not replace it.</p>
<h2>Repotting, step by step</h2>
<p>Water the plant the day before. Tip it out, loosen the roots at the bottom with your fingers and cut off the ones that are brown and soft. Put some fresh potting mix into the new pot, set the plant at the same height as before, fill the sides and press the mix down lightly. Water it until it drains.</p>
<h2>Afterwards</h2>
<p>Keep it out of direct sun for a week. Do not feed it for about six weeks, since fresh mix already holds nutrients. A few yellow leaves are normal while the plant settles in.</p>`;

/** The sample in English. */
export const englishSample: Sample = {
  site: { name: 'Handy Weekend (sample)', tagline: 'A sample site: practical how-tos for the home' },
  articles: [
    {
      title: 'How to Sharpen a Kitchen Knife on a Whetstone',
      content: knife,
      primaryKeyword: 'sharpen a kitchen knife',
      keywords: ['whetstone', 'honing steel'],
      metaTitle: 'How to Sharpen a Kitchen Knife on a Whetstone',
      metaDescription:
        'Sharpen a kitchen knife at home with one whetstone: which grit to buy, how to hold the angle, six steps, and the paper test that tells you when to stop.',
      slug: 'sharpen-a-kitchen-knife',
      category: 'Kitchen',
      tags: ['sample', 'knives'],
      contentType: 'Guide',
      status: 'published',
    },
    {
      title: 'How to Read a Nutrition Label in Two Minutes',
      content: label,
      primaryKeyword: 'read a nutrition label',
      keywords: ['serving size', 'daily value'],
      metaTitle: 'How to Read a Nutrition Label in Two Minutes',
      metaDescription: '',
      slug: 'read-a-nutrition-label',
      category: 'Kitchen',
      tags: ['sample', 'food'],
      contentType: 'Guide',
      status: 'published',
    },
    {
      title: 'How I Started Riding to Work',
      content: bike,
      primaryKeyword: 'bike commute',
      keywords: ['cycling to work'],
      category: 'Outdoors',
      tags: ['sample', 'cycling'],
      contentType: 'Blog Post',
      status: 'draft',
    },
    {
      title: 'Some Thoughts on Compost',
      content: compost,
      primaryKeyword: 'how to start composting',
      keywords: [],
      category: 'Garden',
      tags: ['sample'],
      contentType: 'article',
      status: 'draft',
    },
    {
      title: 'When to Repot a Houseplant, and How',
      content: repot,
      primaryKeyword: 'repot a houseplant',
      keywords: ['potting mix'],
      category: 'Garden',
      tags: ['sample', 'houseplants'],
      contentType: 'Guide',
      status: 'draft',
    },
  ],
  firstArticle: 3,
  analyzedArticles: [0, 3],
  brief: {
    idea: 'A guide for people with a small yard who want to start composting without smell or pests',
    keyword: 'how to start composting',
  },
  events: [
    {
      title: 'How to Sharpen a Kitchen Knife on a Whetstone',
      platform: 'LinkedIn',
      status: 'published',
      inDays: -2,
    },
    {
      title: 'Newsletter: two how-tos for the weekend',
      platform: 'Newsletter',
      status: 'scheduled',
      inDays: 2,
    },
    { title: 'Start composting: first draft due', platform: 'Blog', status: 'draft', inDays: 5 },
    { title: 'When to Repot a Houseplant, and How', platform: 'Blog', status: 'scheduled', inDays: 9 },
    { title: 'Short version of the repotting guide', platform: 'Facebook', status: 'draft', inDays: 10 },
  ],
};
