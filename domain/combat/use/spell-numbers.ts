interface Numbers {
  class?: string | undefined;
  toHit: number;
  dc: number;
  modifier: number;
}

/** The numbers that a spell is cast with: those of its class, which are the caster's own unless it is of a further class. */
export function spellNumbers(
  caster: Numbers & { further?: readonly (Numbers & { spells: readonly string[] })[] | undefined },
  spellId: string,
): Numbers {
  return caster.further?.find(({ spells }) => spells.includes(spellId)) ?? caster;
}
