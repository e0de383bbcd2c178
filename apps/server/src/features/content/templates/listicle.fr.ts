import { bullets, documentOf, heading, paragraph, subheading, table, type Skeleton } from './template.ts';

const entry = (number: number, name: string) => [
  heading(`${number}. ${name}`),
  paragraph(
    '[Pourquoi il figure dans cette liste, en une phrase. Puis ce que c’est et ce qui le distingue des autres.]',
  ),
  bullets('Idéal pour : [qui ou quoi]', 'Bon à savoir : [une limite, un prix ou une condition]'),
  paragraph('[Un exemple ou un chiffre qui le montre, avec un lien vers sa source.]'),
];

/** French text of the template. */
export const listicleFrench: Skeleton = {
  title: '[Nombre] [choses] pour [le lecteur ou la tâche]',
  document: documentOf(
    paragraph(
      '[Dites à quoi sert la liste, avec le mot-clé principal, et combien de choix vous avez examinés.] [Nommez tout de suite votre préféré, pour ceux qui n’ont pas le temps.]',
    ),
    heading('La liste en un coup d’œil'),
    table(
      ['Nom', 'Idéal pour', 'À savoir'],
      ['[Premier choix]', '[Lecteur ou tâche]', '[Prix ou limite]'],
      ['[Deuxième choix]', '[Lecteur ou tâche]', '[Prix ou limite]'],
      ['[Troisième choix]', '[Lecteur ou tâche]', '[Prix ou limite]'],
      ['[Quatrième choix]', '[Lecteur ou tâche]', '[Prix ou limite]'],
      ['[Cinquième choix]', '[Lecteur ou tâche]', '[Prix ou limite]'],
    ),
    heading('Comment nous avons choisi'),
    bullets(
      '[Premier critère, et comment vous l’avez mesuré]',
      '[Deuxième critère]',
      '[Ce que vous avez laissé de côté, et pourquoi]',
    ),
    ...entry(1, '[Premier choix : ce qu’il fait le mieux]'),
    ...entry(2, '[Deuxième choix]'),
    ...entry(3, '[Troisième choix]'),
    ...entry(4, '[Quatrième choix]'),
    ...entry(5, '[Cinquième choix]'),
    heading('Lequel vous convient ?'),
    bullets(
      'Prenez [choix] si [le cas le plus courant].',
      'Prenez [choix] si [un besoin particulier].',
      'Prenez [choix] si [le budget décide].',
    ),
    heading('Questions sur [choses]'),
    subheading('Quel est le meilleur choix de [chose] pour [lecteur] ?'),
    paragraph('[Nommez-le dans la première phrase ; dites pourquoi dans la deuxième.]'),
    subheading('[Une deuxième question, comme les gens la posent]'),
    paragraph('[Sa réponse.]'),
  ),
};
