import type { Hero } from '#domain/narration/brief.ts';
import type { Clause } from '#server/features/storyteller/parse/clauses.ts';

/** The other hero whose action a clause tells: "Tov goes to the mill" in the words of Mira's player; undefined for all else. */
export function otherHeroIn({ text, quote, question }: Clause, actor: Hero, party: readonly Hero[]): Hero | undefined {
  if (quote !== null || question) return undefined;
  return party.find(({ id, name }) => {
    if (id === actor.id) return false;
    const own = `${name.toLowerCase()} `;
    const said = text.toLowerCase().replace(/^(?:and|then|while|but) /, '');
    return (
      said.startsWith(own) && /^(?!and\b)(?:\w+ly )?(?:\w+(?<!s)s|will|can|should|could|would|goes|does|has)\b/.test(said.slice(own.length))
    );
  });
}
