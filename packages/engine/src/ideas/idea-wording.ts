import { withoutCourtesies } from './idea-occasions.ts';

/** Family possessives add nothing: 'my grandma's chicken soup', 'croquetas de mi abuela'. */
const FAMILY =
  /(?<![\p{L}])(?:(?:my|our) )?(?:grand)?(?:mum|mom|mother|ma|nan|nana|granny|dad|father|pa|aunt|uncle)['’]s (?=\p{L})| de (?:mi|mis|nuestra) (?:abuel|madre|mamá|padre|papá|tía)\p{L}*| de (?:ma|mon|notre) (?:grand-)?(?:mère|père|mamie|maman|tante)(?!\p{L})/giu;
/** Who will use the text: 'a checklist parents can print for the first day'. */
const INTENDED_USE =
  /(?<=(?:^| )(?:checklist|list|guide|template|worksheet|script|handout|cheat sheet|plan)) (?:that |which )?(?:(?:my|our|the|new) )?\p{L}+s (?:can|will|could|would) (?:actually |really |easily )?\p{L}+(?= (?:for|on|about|to|with|in) |[,.]|$)/iu;
/** 'Only' before a time is dropped. */
const ONLY =
  /(?<=\p{L}) (?:only|solo|sólo|seulement|uniquement) (?=(?:when|while|after|at|cuando|al|por|quand|lorsqu|après|la|le)(?:\P{L}|$))/giu;

const HOW_TOO = /(?<!\p{L})how too (?=\p{L}+ )/iu;

/** What the writer does not know is the occasion for the idea. */
const NOT_KNOWING =
  /,? (?:and|but|so)? ?(?:they|people) (?:don['’]t|do not|never) know what to do(?=[,.;!?]|$)|,? (?:y|pero) no saben? qué hacer(?=[,.;!?]|$)|,? (?:et|mais) (?:ils )?ne sav\p{L}+ pas quoi faire(?=[,.;!?]|$)/giu;

/** A dish with its ingredients or preparation: 'arepas', 'gâteau au chocolat', 'croquetas de jamón'. */
const DISH =
  /(?<!\p{L})(?:(?<lead>receta de|recette (?:de|du|des|d['’])) ?(?<dish>\p{L}+(?: (?:(?:de|con|a la|al|à la|aux|au) |d['’])\p{L}+)?(?: (?:sin|sans|para|pour) \p{L}+(?=,| y | et |[.?!]|$))?)|recipe for (?:an? |the |some )?(?<plain>\p{L}+(?: (?!for |that |with |which |without |and |you |i )\p{L}+){0,3}))/iu;

/** The dish that a recipe is wanted for, as people type it; null if none. */
export function findRecipeDish(idea: string): string | null {
  const { lead, dish, plain } = DISH.exec(idea)?.groups ?? {};
  if (plain !== undefined) return `${plain} recipe`.toLowerCase();
  return dish === undefined ? null : `${lead}${/['’]$/.test(lead ?? '') ? '' : ' '}${dish}`.toLowerCase();
}

/** A problem and who may do what about it: 'my neighbor plays loud music: what can renters do'. */
const ABOUT_IT =
  /^(?:(?:my|our|the) )?(?<problem>[^:?!.,;]{8,80})[:,?] what (?:can|should|do|must) (?:\p{L}+ ){1,2}do(?: [^,.?!;]*|(?=[,.?!;])|$)/iu;

/** Removes words that say nothing about the subject: courtesies, possessives, intended users. */
export const withoutFiller = (idea: string): string =>
  withoutCourtesies(idea)
    .replaceAll(NOT_KNOWING, '')
    .replaceAll(FAMILY, '')
    .replace(INTENDED_USE, '')
    .replaceAll(ONLY, ' ')
    .replace(HOW_TOO, 'how to ')
    .replace(ABOUT_IT, 'what to do when $<problem>')
    .trim();
