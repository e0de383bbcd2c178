import { bullets, documentOf, heading, paragraph, subheading, table, type Skeleton } from './template.ts';

/** French text of the template. */
export const productReviewFrench: Skeleton = {
  title: 'Test de [produit] : [votre verdict en quelques mots]',
  document: documentOf(
    paragraph(
      '[Le verdict en deux phrases : qui devrait acheter le produit, et qui non.] [Dites comment vous l’avez obtenu et combien de temps vous l’avez utilisé ; si on vous l’a donné ou si les liens vous rapportent, dites-le ici.]',
    ),
    table(
      ['En un coup d’œil', '[Produit]'],
      ['Idéal pour', '[La personne et la tâche]'],
      ['Prix au moment du test', '[Montant, monnaie et date]'],
      ['Ce que nous aimons', '[Ce qu’il fait mieux que les autres]'],
      ['Ce que nous n’aimons pas', '[Ce qui peut l’exclure]'],
    ),
    heading('Comment nous avons testé [produit]'),
    paragraph(
      '[Ce que vous en avez fait, combien de temps, sur quel appareil ou en quel lieu, et à quoi vous l’avez comparé. Un lecteur devrait pouvoir faire de même.]',
    ),
    heading('Ce que [produit] fait bien'),
    subheading('[Premier point fort, avec son résultat]'),
    paragraph('[Ce que vous avez mesuré ou vu. Donnez le chiffre, et ce qu’il signifie au quotidien.]'),
    subheading('[Deuxième point fort]'),
    paragraph('[De même.]'),
    heading('Là où il déçoit'),
    subheading('[Premier point faible]'),
    paragraph('[Ce qui s’est passé, à quelle fréquence, et s’il y a moyen de l’éviter.]'),
    subheading('[Deuxième point faible]'),
    paragraph('[De même.]'),
    heading('[Produit] face à ses concurrents'),
    table(
      ['', '[Produit]', '[Premier concurrent]', '[Deuxième concurrent]'],
      ['Prix', '[Montant]', '[Montant]', '[Montant]'],
      ['[Ce qui compte le plus]', '[Résultat]', '[Résultat]', '[Résultat]'],
      ['[Ce qui vient ensuite]', '[Résultat]', '[Résultat]', '[Résultat]'],
      ['À choisir quand', '[Raison]', '[Raison]', '[Raison]'],
    ),
    heading('Qui devrait l’acheter'),
    bullets(
      'Achetez-le si [le cas où c’est clairement le bon choix].',
      'Attendez si [ce qui devrait changer].',
      'Choisissez [concurrent] si [le cas où il est meilleur].',
    ),
    heading('Questions avant d’acheter'),
    subheading('[Produit] vaut-il son prix ?'),
    paragraph('[Oui, non, ou pour qui ; puis la raison.]'),
    subheading('[Une question que posent les acheteurs]'),
    paragraph('[Sa réponse.]'),
    heading('Notre verdict'),
    paragraph('[Le verdict encore, cette fois avec ses raisons, et où l’acheter ou que lire ensuite.]'),
  ),
};
