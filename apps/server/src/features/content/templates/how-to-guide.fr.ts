import {
  bullets,
  documentOf,
  heading,
  paragraph,
  steps,
  subheading,
  table,
  type Skeleton,
} from './template.ts';

/** French text of the template. */
export const howToGuideFrench: Skeleton = {
  title: 'Comment [atteindre le résultat] en [nombre] étapes',
  document: documentOf(
    paragraph(
      '[Décrivez le résultat en une phrase, avec le mot-clé principal.] [Dites pour qui est ce guide, combien de temps il faut, et ce qui peut mal tourner sans lui.]',
    ),
    heading('La version courte'),
    steps(
      '[Première étape, comme consigne]',
      '[Deuxième étape]',
      '[Troisième étape]',
      '[Comment savoir que cela a marché]',
    ),
    heading('Ce qu’il vous faut'),
    bullets(
      '[Un outil ou un matériau, et ce qui peut le remplacer]',
      '[L’accès ou l’autorisation qu’il faut d’abord avoir]',
      '[Le temps : combien de travail, combien d’attente]',
    ),
    heading('Étape 1 : [consigne]'),
    paragraph(
      '[Pourquoi elle vient en premier, en une phrase. Puis que faire, une action par phrase, dans l’ordre où elle se fait.]',
    ),
    paragraph(
      '[Ce que le lecteur doit voir quand c’est bon. Ajoutez une image avec un texte de remplacement.]',
    ),
    heading('Étape 2 : [consigne]'),
    paragraph('[Que faire.]'),
    paragraph('[Ce que le lecteur doit voir.]'),
    heading('Étape 3 : [consigne]'),
    paragraph('[Que faire.]'),
    paragraph('[Ce que le lecteur doit voir.]'),
    heading('Vérifiez le résultat'),
    paragraph('[Un essai qui montre que le tout fonctionne, avec ce qui est normal et ce qui ne l’est pas.]'),
    heading('Quand quelque chose va mal'),
    table(
      ['Ce que vous voyez', 'Pourquoi', 'Que faire'],
      ['[Un symptôme, comme le lecteur le décrirait]', '[Sa cause]', '[Le remède]'],
      ['[Un deuxième symptôme]', '[Sa cause]', '[Le remède]'],
    ),
    heading('Questions sur [sujet]'),
    subheading('Combien de temps faut-il pour [atteindre le résultat] ?'),
    paragraph('[Le temps habituel, et ce qui l’allonge.]'),
    subheading('[Une deuxième question, comme les gens la posent]'),
    paragraph('[Sa réponse.]'),
    heading('Que faire ensuite'),
    paragraph('[La tâche qui suit d’ordinaire, avec un lien vers son guide.]'),
  ),
};
