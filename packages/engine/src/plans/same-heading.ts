const STEM = 5;
/** A generated heading for a condition covers only that condition. */
const ABOUT_A_CONDITION =
  /^(?:The options|Las opciones|Les solutions|What (?:matters|to (?!look for)|changes|you get|we do)|Lo esencial|Qué (?:hacer|tener|esperar|cambia|conviene|hacemos|se puede|usar)|L’essentiel|Ce (?:qui change|que)|Que faire|À quoi|How to (?:make sure|manage)|Cómo (?:conseguir)|Comment (?:faire|y arriver)|Our selection|Nuestra gama|Notre gamme)/u;

/** Whether two headings have the same meaning, by the prefixes of their longer words outside the keyword. */
export function isSameHeading(one: string, other: string, keyword: string): boolean {
  if (one.startsWith(other) || [one, other].every((text) => /^(?:who|a quién|qui|pour qui) /iu.test(text)))
    return true;
  if (ABOUT_A_CONDITION.test(one) || (/\d/.test(other) && !/\d/.test(keyword))) return false;
  const stems = (text: string) =>
    new Set(
      (text.toLowerCase().match(/\p{L}{4,}/gu) ?? [])
        .filter(
          (word) =>
            !/^(?:what|does|should|qué|cuánto|cómo|which|them|they|their|that|this|with|your|have|para|pour|avec|comment|quand|when|where|dónde|cuándo)$/.test(
              word,
            ),
        )
        .map((word) => word.slice(0, STEM)),
    );
  const given = stems(keyword);
  const own = stems(one);
  const wanted = [...stems(other)].filter((stem) => !given.has(stem));
  return wanted.length > 0 && wanted.filter((stem) => own.has(stem)).length * 2 >= wanted.length;
}
