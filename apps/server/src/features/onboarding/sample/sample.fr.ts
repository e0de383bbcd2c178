import type { Sample } from './sample.ts';

const knife = `<p>Pour aiguiser un couteau de cuisine, il suffit d’une pierre à eau, d’un torchon et d’un quart d’heure. On passe tout le tranchant sur la pierre mouillée en gardant le même angle, d’un côté puis de l’autre, jusqu’à sentir un fil d’acier replié, le morfil. On l’enlève ensuite avec la face à grain fin. Inutile de forcer : c’est la régularité qui compte.</p>
<h2>Le matériel pour aiguiser un couteau de cuisine</h2>
<p>Une pierre à deux faces suffit à la maison. Le grain moyen, de 800 à 1 200, donne sa forme au tranchant. Le grain fin, de 3 000 à 6 000, le polit. Les pierres de moins de 500 sont réservées aux lames ébréchées, car elles enlèvent beaucoup d’acier.</p>
<ul><li>Une pierre à eau à deux faces</li><li>Un torchon humide pour la caler</li><li>Un bol d’eau</li><li>Une feuille de papier pour tester le tranchant</li></ul>
<p>Lisez d’abord la notice de la pierre. Certaines trempent dix minutes, d’autres se contentent d’un filet d’eau, et quelques-unes ne doivent jamais tremper.</p>
<h2>Comment garder le bon angle</h2>
<p>Un couteau européen est affûté à environ 20 degrés par côté, un couteau japonais à environ 15. Pour trouver 20 degrés, tenez la lame droite, inclinez-la de moitié, soit 45 degrés, puis encore de moitié. En cas de doute, noircissez le tranchant au feutre et faites trois passages légers : là où l’encre a disparu, l’acier a touché la pierre.</p>
<h2>Aiguiser étape par étape</h2>
<ol><li>Posez la pierre sur le torchon, grain moyen vers le haut, et mouillez-la.</li><li>Posez le talon de la lame et réglez l’angle.</li><li>Poussez le couteau vers l’avant et de biais, pour que le geste finisse à la pointe.</li><li>Répétez une dizaine de fois, puis cherchez le morfil de l’autre côté avec le pouce, toujours en vous éloignant du tranchant.</li><li>Retournez le couteau et recommencez.</li><li>Passez au grain fin avec des gestes de plus en plus légers : cinq par côté, puis trois, puis un.</li></ol>
<h2>Comment savoir si la lame coupe</h2>
<p>Tenez la feuille par un coin et coupez de haut en bas. Une lame aiguisée entre seule et laisse un bord net. Si elle accroche, il reste du morfil à cet endroit. Une tomate mûre est un meilleur test encore : la lame doit ouvrir la peau presque sous son propre poids. Lavez et essuyez le couteau avant de cuisiner, car il porte des particules d’acier.</p>
<h2>À quelle fréquence aiguiser</h2>
<p>Deux ou trois fois par an suffisent chez soi. Le fusil n’aiguise pas : il redresse le fil, et quelques passages avant de cuisiner le font durer. Coupez sur du bois ou du plastique, jamais sur du verre, et ne mettez pas vos couteaux au lave-vaisselle. Les couteaux à dents sont un autre métier ; confiez-les à un atelier.</p>`;

const compost = `<p>Le compost est très bien pour le jardin et tout le monde devrait avoir un tas. C’est facile à faire, en gros on jette des choses sur un tas et on attend. Cela a beaucoup d’avantages. On peut y mettre des restes de cuisine, des feuilles, de l’herbe et d’autres choses du jardin. N’y mettez ni viande ni laitages, car cela sent mauvais et attire les animaux. Certains utilisent un bac et d’autres un tas, cela dépend de la place que vous avez, de ce que vous préférez, et aussi de ce que disent les voisins et du temps que vous avez pour le retourner de temps en temps, ce qu’il vaut mieux faire parce que sinon cela prend beaucoup plus longtemps. Il faut que ce soit un peu humide mais pas trop. Au bout d’un moment ce sera brun et friable et vous pourrez en donner à vos plantes, qui vont adorer.</p>`;

/** The sample in French. */
export const frenchSample: Sample = {
  site: { name: 'Fait main (exemple)', tagline: 'Un site d’exemple : des guides pratiques pour la maison' },
  articles: [
    {
      title: 'Aiguiser un couteau de cuisine à la pierre',
      content: knife,
      primaryKeyword: 'aiguiser un couteau de cuisine',
      keywords: ['pierre à eau', 'fusil'],
      metaTitle: 'Aiguiser un couteau de cuisine à la pierre',
      metaDescription:
        'Aiguiser un couteau de cuisine chez soi avec une seule pierre : quel grain choisir, comment tenir l’angle, six étapes et le test du papier.',
      slug: 'aiguiser-un-couteau-de-cuisine',
      category: 'Cuisine',
      tags: ['exemple', 'couteaux'],
      contentType: 'Guide',
      status: 'published',
    },
    {
      title: 'Quelques idées sur le compost',
      content: compost,
      primaryKeyword: 'comment faire du compost',
      keywords: [],
      category: 'Jardin',
      tags: ['exemple'],
      contentType: 'article',
      status: 'draft',
    },
  ],
  firstArticle: 1,
  analyzedArticles: [0, 1],
  brief: {
    idea: 'Un guide pour qui a un petit jardin et veut faire du compost sans odeurs ni nuisibles',
    keyword: 'comment faire du compost',
  },
  events: [
    {
      title: 'Aiguiser un couteau de cuisine à la pierre',
      platform: 'LinkedIn',
      status: 'published',
      inDays: -2,
    },
    { title: 'Lettre : un guide pour le week-end', platform: 'Newsletter', status: 'scheduled', inDays: 2 },
    { title: 'Compost : premier jet', platform: 'Blog', status: 'draft', inDays: 5 },
  ],
};
