/**
 * Sample items for pictures of the product. The texts are made up; their facts about coffee are true as far as we know.
 */
export const SAMPLE_LIBRARY = [
  {
    title: 'How to brew pour-over coffee at home',
    status: 'draft',
    category: 'Guides',
    tags: ['coffee', 'brewing', 'beginners'],
    contentType: 'Guide',
    primaryKeyword: 'pour-over coffee',
    keywords: ['paper filter', 'grind size'],
    metaTitle: 'How to brew pour-over coffee at home in four minutes',
    metaDescription: '',
    content: `<p>Pour-over coffee gives you control over every cup. You need a kettle, a cone, a paper filter and fresh beans. This guide takes you from the first pour to a cup that tastes of the beans and not of the paper.</p>
<h2>What you need</h2><ul><li>A cone and a paper filter</li><li>20 g of coffee, ground like coarse sand</li><li>300 g of water just below the boil</li></ul>
<h2>Rinse, bloom, pour</h2><p>Rinse the paper filter with hot water first, because dry paper leaves a taste. Add the coffee, pour twice its weight in water and wait for thirty seconds while the grounds swell and the gas, which was formed when the beans were roasted and would otherwise keep the water away from the coffee, escapes in small bubbles.</p>
<p>Then pour in slow circles from the middle to the edge. Stop when the scale says 300 g. The whole brew takes about three and a half minutes.</p>
<h2>When it tastes wrong</h2><p>A sour cup was brewed too fast: grind finer. A bitter cup was brewed too slowly: grind coarser. Change one thing at a time, and write down what you did.</p>`,
  },
  {
    title: 'Grind size: the one setting that changes everything',
    status: 'published',
    category: 'Basics',
    tags: ['grinder', 'coffee'],
    contentType: 'Blog Post',
    primaryKeyword: 'grind size',
    content:
      '<p>Grind size decides how fast water takes the taste out of coffee. Utilize a finer grind size to obtain more, sooner.</p><h2>Which grind size for which brewer</h2><p>Espresso wants powder, a press wants crumbs, and a filter stands between the two. Start in the middle and go by taste.</p>',
  },
  {
    title: 'Seven hand grinders, tried for a month',
    status: 'review',
    category: 'Reviews',
    tags: ['grinder', 'review', 'gear'],
    contentType: 'Review',
    primaryKeyword: 'hand grinder',
    content:
      '<p>A good hand grinder costs less than an electric one and grinds as evenly. We used each hand grinder for four days and weighed what was lost.</p><h2>How we tried each hand grinder</h2><p>The same beans, the same scale, the same impatient person before breakfast.</p>',
  },
  {
    title: 'Water for coffee: what the kettle hides',
    status: 'draft',
    category: '',
    tags: [],
    contentType: 'article',
    content: '<p>Most of a cup is water, and most kitchens never ask which.</p>',
  },
  {
    title: 'Nine mistakes that make filter coffee bitter',
    status: 'published',
    category: 'Basics',
    tags: ['coffee'],
    contentType: 'Listicle',
    primaryKeyword: 'bitter coffee',
    content:
      '<p>Bitter coffee has few causes, and most of them are cheap to mend.</p><h2>The causes of bitter coffee</h2><ol><li>Water that boils</li><li>Coffee ground too fine</li><li>A brew that takes too long</li></ol>',
  },
] as const;
