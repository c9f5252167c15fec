import { presentNpcs } from '#domain/narration/play-state.ts';
import type { HeroAction } from '#server/features/storyteller/parse/action.ts';
import type { HeardClause } from '#server/features/storyteller/parse/clauses.ts';
import type { Stage } from '#server/features/storyteller/parse/stage.ts';
import { bare, isNamed, targetsIn } from '#server/features/storyteller/parse/targets.ts';
import { callsOf } from '#server/features/storyteller/parse/talk/spoken-parts.ts';

const pronoun =
  /\b(?:him|them|her(?! (?!(?:about|what|why|who|where|when|how|if|whether|for|to|that|again|and|the|a|our|my)\b)\p{Ll}))\b/iu;

/** The name by which words of going seek somebody of the tale who is not here: "Pryce" of "catch up with Pryce". Undefined where they seek nobody. */
export function soughtIn({ kind, clauses }: HeroAction, { adventure, state }: Stage): string | undefined {
  if (kind !== 'travel' && kind !== 'search') return undefined;
  const text = clauses.join(' ');
  const here = presentNpcs(adventure, state);
  const away = adventure.npcs.filter((npc) => !here.includes(npc));
  const npc = away.find((each) => callsOf(each).some((call) => isNamed(text, bare(call))));
  if (!npc || here.some((each) => callsOf(each).some((call) => isNamed(text, bare(call))))) return undefined;
  return npc.name;
}

/** What is asked of whoever was gone to: "down to Pim and ask how many tides are missing". */
const asksThem = /^((?:(?:and|then|i|we) )*(?:ask|tell)s?) (?=(?:if|whether|what|who|whose|where|why|when|how|which|about|for)\b)/iu;

/** A clause that says "him" after somebody who is not here was sought, with the name: it is for them, and for nobody who stands here. */
export function ofSought(clause: HeardClause, sought: string | undefined, { adventure, state, party }: Stage): HeardClause {
  if (sought !== undefined && clause.quote === null && asksThem.test(clause.text))
    return { ...clause, text: clause.text.replace(asksThem, `$1 ${sought} `) };
  if (sought === undefined || !pronoun.test(clause.text)) return clause;
  if (targetsIn(clause.text, adventure, state, party).some(({ kind }) => kind === 'npc' || kind === 'hero')) return clause;
  return { ...clause, text: clause.text.replace(pronoun, sought) };
}
