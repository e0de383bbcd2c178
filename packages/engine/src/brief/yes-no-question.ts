const OPENING =
  /^¿?(?:can|could|may|should|do|is it|se puede|puedo|hay que|hace falta|peut-on|puis-je|faut-il|doit-on|est-ce)(?!\p{L})/iu;

/** Whether a keyword asks for yes or no, which says nothing without its end: 'can you put a pan in the dishwasher'. */
export const asksYesOrNo = (keyword: string): boolean => OPENING.test(keyword);
