/** Titles of articles in two sets of wordings: products are fixed on the first, and the second shows what that is worth. */
import type { Language } from './subjects.ts';

/** What a page says about its thing. */
export const ASPECTS = [
  'clean',
  'choose',
  'best',
  'mistakes',
  'beginner',
  'cost',
  'history',
  'repair',
] as const;
export type Aspect = (typeof ASPECTS)[number];

/** The names of a thing in a sentence. */
export interface Named {
  readonly one: string;
  readonly a: string;
  readonly the: string;
  readonly many: string;
  readonly theMany: string;
  /** After “de”: of many. */
  readonly ofMany: string;
}

type Titles = Readonly<Record<Language, Readonly<Record<Aspect, readonly ((name: Named) => string)[]>>>>;

const FIRST: Titles = {
  en: {
    clean: [
      ({ a }) => `How to clean ${a}`,
      ({ one }) => `${one} cleaning, step by step`,
      ({ a }) => `Cleaning ${a} without damage`,
    ],
    choose: [
      ({ a }) => `How to choose ${a}`,
      ({ one }) => `${one} buying guide`,
      ({ a }) => `Choosing ${a}: what matters`,
    ],
    best: [
      ({ many }) => `The best ${many}, tested`,
      ({ many }) => `Best ${many} for every budget`,
      ({ many }) => `Our favorite ${many} this year`,
    ],
    mistakes: [
      ({ one }) => `7 ${one} mistakes to avoid`,
      ({ many }) => `Common mistakes with ${many}`,
      ({ one }) => `${one} mistakes that everyone makes`,
    ],
    beginner: [
      ({ many }) => `A beginner’s guide to ${many}`,
      ({ many }) => `${many} for beginners`,
      ({ one }) => `Your first ${one}`,
    ],
    cost: [
      ({ a }) => `How much does ${a} cost?`,
      ({ one }) => `${one} prices explained`,
      ({ a }) => `What ${a} should cost`,
    ],
    history: [
      ({ the }) => `A short history of ${the}`,
      ({ one }) => `Where the ${one} comes from`,
      ({ many }) => `The history of ${many}`,
    ],
    repair: [
      ({ a }) => `How to repair ${a}`,
      ({ one }) => `${one} repair at home`,
      ({ a }) => `Repairing ${a} yourself`,
    ],
  },
  es: {
    clean: [
      ({ a }) => `Cómo limpiar ${a}`,
      ({ the }) => `Limpieza de ${the} paso a paso`.replace('de el ', 'del '),
      ({ a }) => `Limpiar ${a} sin dañar nada`,
    ],
    choose: [
      ({ a }) => `Cómo elegir ${a}`,
      ({ many }) => `Guía de compra de ${many}`,
      ({ a }) => `Elegir ${a}: lo que importa`,
    ],
    best: [
      ({ theMany }) => `Comparamos ${theMany} del año`,
      ({ many }) => `Mejores ${many} para cada bolsillo`,
      ({ many }) => `Nuestra selección de ${many}`,
    ],
    mistakes: [
      ({ many }) => `7 errores con ${many}`,
      ({ a }) => `Errores comunes al usar ${a}`,
      ({ many }) => `Errores que todos cometen con ${many}`,
    ],
    beginner: [
      ({ many }) => `Guía de ${many} para principiantes`,
      ({ many }) => `${many} para empezar`,
      ({ one }) => `Todo sobre tu primer contacto con ${one}`,
    ],
    cost: [
      ({ a }) => `¿Cuánto cuesta ${a}?`,
      ({ many }) => `Precios de ${many}`,
      ({ a }) => `Lo que debería costar ${a}`,
    ],
    history: [
      ({ the }) => `Breve historia de ${the}`.replace('de el ', 'del '),
      ({ the }) => `De dónde viene ${the}`,
      ({ many }) => `La historia de ${many}`,
    ],
    repair: [
      ({ a }) => `Cómo reparar ${a}`,
      ({ many }) => `Reparación de ${many} en casa`,
      ({ a }) => `Reparar ${a} sin ayuda`,
    ],
  },
  fr: {
    clean: [
      ({ a }) => `Comment nettoyer ${a}`,
      ({ ofMany }) => `Nettoyage ${ofMany} pas à pas`,
      ({ a }) => `Nettoyer ${a} sans l’abîmer`,
    ],
    choose: [
      ({ a }) => `Comment choisir ${a}`,
      ({ ofMany }) => `Guide d’achat ${ofMany}`,
      ({ a }) => `Choisir ${a} : ce qui compte`,
    ],
    best: [
      ({ many }) => `Les meilleurs modèles : ${many} au banc d’essai`,
      ({ ofMany }) => `Comparatif ${ofMany}`,
      ({ ofMany }) => `Notre sélection ${ofMany}`,
    ],
    mistakes: [
      ({ many }) => `7 erreurs avec les ${many}`,
      ({ a }) => `Les erreurs à éviter avec ${a}`,
      ({ many }) => `${many} : les erreurs fréquentes`,
    ],
    beginner: [
      ({ many }) => `${many} : le guide du débutant`,
      ({ many }) => `Débuter avec les ${many}`,
      ({ a }) => `Un premier achat : ${a}`,
    ],
    cost: [
      ({ a }) => `Combien coûte ${a} ?`,
      ({ ofMany }) => `Prix ${ofMany}`,
      ({ a }) => `Le juste prix pour ${a}`,
    ],
    history: [
      ({ theMany }) => `Petite histoire avec ${theMany}`,
      ({ the }) => `D’où vient ${the}`,
      ({ ofMany }) => `Histoire ${ofMany}`,
    ],
    repair: [
      ({ a }) => `Comment réparer ${a}`,
      ({ ofMany }) => `Réparation ${ofMany} à la maison`,
      ({ a }) => `Réparer ${a} soi-même`,
    ],
  },
};

/** Written before anything was fixed, and never looked at while fixing. */
const SECOND: Titles = {
  en: {
    clean: [
      ({ a }) => `The right way to clean ${a}`,
      ({ the }) => `Keeping ${the} clean`,
      ({ one }) => `${one} care: cleaning it properly`,
    ],
    choose: [
      ({ one }) => `Which ${one} should you buy?`,
      ({ a }) => `What to look for in ${a}`,
      ({ one }) => `${one}: how to pick the right one`,
    ],
    best: [
      ({ many }) => `Top 10 ${many}`,
      ({ many }) => `${many} reviewed: our top picks`,
      ({ many }) => `The ${many} we recommend`,
    ],
    mistakes: [
      ({ one }) => `What most people get wrong about their ${one}`,
      ({ one }) => `${one} errors and how to prevent them`,
      ({ many }) => `Five errors people make with ${many}`,
    ],
    beginner: [
      ({ many }) => `${many} 101`,
      ({ many }) => `Getting started with ${many}`,
      ({ many }) => `An introduction to ${many}`,
    ],
    cost: [
      ({ one }) => `The cost of a good ${one}`,
      ({ one }) => `${one} price guide`,
      ({ many }) => `Are ${many} worth the money?`,
    ],
    history: [
      ({ the }) => `Who invented ${the}?`,
      ({ the }) => `The origins of ${the}`,
      ({ the }) => `${the} through the ages`,
    ],
    repair: [
      ({ a }) => `Fixing ${a}`,
      ({ one }) => `${one} broken? Here is how to fix it`,
      ({ a }) => `How to fix ${a} step by step`,
    ],
  },
  es: {
    clean: [
      ({ a }) => `La mejor forma de limpiar ${a}`,
      ({ a }) => `Trucos para limpiar ${a}`,
      ({ a }) => `Cómo mantener limpio ${a}`,
    ],
    choose: [
      ({ a }) => `Qué mirar antes de comprar ${a}`,
      ({ a }) => `Cómo escoger ${a}`,
      ({ one }) => `Qué ${one} comprar`,
    ],
    best: [
      ({ many }) => `Top 10 de ${many}`,
      ({ many }) => `${many} recomendados`,
      ({ many }) => `Opiniones sobre ${many}`,
    ],
    mistakes: [
      ({ many }) => `Fallos frecuentes con ${many}`,
      ({ a }) => `Lo que haces mal con ${a}`,
      ({ many }) => `Cinco fallos al usar ${many}`,
    ],
    beginner: [
      ({ many }) => `Introducción a ${many}`,
      ({ many }) => `Empezar con ${many}`,
      ({ many }) => `Primeros pasos con ${many}`,
    ],
    cost: [
      ({ a }) => `Cuánto vale ${a}`,
      ({ a }) => `El precio de ${a}`,
      ({ a }) => `¿Merece la pena pagar por ${a}?`,
    ],
    history: [
      ({ one }) => `Quién inventó el ${one}`,
      ({ one }) => `El origen del ${one}`,
      ({ many }) => `${many} a lo largo de los siglos`,
    ],
    repair: [
      ({ a }) => `Arreglar ${a}`,
      ({ a }) => `Cómo arreglar ${a} paso a paso`,
      ({ a }) => `Qué hacer si se rompe ${a}`,
    ],
  },
  fr: {
    clean: [
      ({ a }) => `La meilleure façon de nettoyer ${a}`,
      ({ a }) => `Astuces pour nettoyer ${a}`,
      ({ ofMany }) => `Entretien ${ofMany} : le nettoyage`,
    ],
    choose: [
      ({ one }) => `Quel ${one} acheter ?`,
      ({ a }) => `Bien choisir ${a}`,
      ({ a }) => `Avant d’acheter ${a}`,
    ],
    best: [
      ({ many }) => `Top 10 : ${many}`,
      ({ many }) => `Les ${many} que nous recommandons`,
      ({ many }) => `Avis sur les ${many}`,
    ],
    mistakes: [
      ({ a }) => `Ce que l’on fait mal avec ${a}`,
      ({ ofMany }) => `Cinq erreurs d’utilisation ${ofMany}`,
      ({ many }) => `${many} : évitez ces pièges`,
    ],
    beginner: [
      ({ theMany }) => `Introduction : ${theMany}`,
      ({ many }) => `Premiers pas avec les ${many}`,
      ({ many }) => `Commencer avec les ${many}`,
    ],
    cost: [
      ({ a }) => `À quel prix acheter ${a} ?`,
      ({ a }) => `Le coût pour ${a}`,
      ({ a }) => `Combien faut-il payer pour ${a} ?`,
    ],
    history: [
      ({ the }) => `Qui a inventé ${the} ?`,
      ({ ofMany }) => `Aux origines ${ofMany}`,
      ({ many }) => `Les ${many} à travers les âges`,
    ],
    repair: [
      ({ a }) => `Dépanner ${a}`,
      ({ a }) => `Comment dépanner ${a} pas à pas`,
      ({ one }) => `${one} en panne : que faire ?`,
    ],
  },
};

/** The wordings of an aspect. The second set is for figures that nothing was fixed on. */
export function wordingsOf(
  language: Language,
  aspect: Aspect,
  isHeldOut: boolean,
): readonly ((name: Named) => string)[] {
  return (isHeldOut ? SECOND : FIRST)[language][aspect];
}
