const accusing =
  /\b(?:you(?:'re| are|r| were)(?: all| both| just| clearly| obviously)? (?:lying|a liar|liars|hiding (?:something|it|her|him)|guilty|an? (?:thief|murderer|traitor|crook|cheat|fraud|criminal|killer)|in on (?:it|this)|under arrest|up to (?:something|no good)|not telling (?:us|me))|you (?:lied|cheated|betrayed|did it|stole|murdered|killed|drowned|drugged|poisoned)\b|(?:it was|it's|its|it is) (?:all )?(?:you|your fault|your doing)\b|(?:we|i) know (?:what you did|you did it|it was you|you(?:'re| are) lying)|i (?:accuse|blame) you|liar!)/iu;

/** Whether somebody is accused to their face of a lie or a crime. */
export function accusesYou(text: string): boolean {
  return (
    accusing.test(text.replaceAll('’', "'")) && !/\b(?:not|never|isn't|wasn't|n't) (?:\p{L}+ )?(?:your (?:fault|doing)|you\b)/iu.test(text)
  );
}
