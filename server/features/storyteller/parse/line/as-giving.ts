import { presentNpcs } from '#domain/narration/play-state.ts';
import type { HeardClause } from '#server/features/storyteller/parse/clauses.ts';
import type { Stage } from '#server/features/storyteller/parse/stage.ts';
import { bare, isNamed } from '#server/features/storyteller/parse/targets.ts';
import { callsOf } from '#server/features/storyteller/parse/talk/spoken-parts.ts';

const lead = '(?:(?:i|we|and|then|so|now|gently|carefully|quietly|softly),? )*';
const thing =
  '(?!(?:an?|my|one|both|our) (?:\\S+ )?(?:hands?|arms?|palms?|head|fingers?|forehead|cheek|chin)\\b)((?:it|them|this|these|that|those|(?:the|my|our|this|that|these|those|an?|some) .{2,40}?))';
/** A thing is put into somebody's hands, or on them. */
const putOn = new RegExp(
  `^${lead}(?:put|lay|place|press|slip|pull|push|set|tuck|drop|fasten|tie|wrap)(?:s|es)? ${thing} (?:back )?(?:in|into|on|onto|over|around|round) (his|her|their|(?:the )?[\\p{L}' -]{2,30}?(?:'s|s'|s)) (?:\\p{L}+ )?(?:hands?|palms?|fingers?|arms?|lap|shoulders?|head|neck|feet)$`,
  'iu',
);
/** A thing is left with somebody. */
const leftWith = new RegExp(`^${lead}(?:leave|entrust|lodge)s? ${thing} (?:with|to) (him|her|them|(?:the )?[\\p{L}' -]{2,30})$`, 'iu');
const whole: Readonly<Record<string, string>> = { his: 'him', her: 'her', their: 'them' };

/** A clause by which somebody gets a thing, in the plain words for it: "put them on Pell's hands" is "give them to Pell". */
export function asGiving(clause: HeardClause, { adventure, state }: Stage): HeardClause {
  if (clause.quote !== null || clause.question) return clause;
  const [, what = '', owner = ''] = putOn.exec(clause.text) ?? leftWith.exec(clause.text) ?? [];
  if (owner === '') return clause;
  const whom = whole[owner.toLowerCase()] ?? owner.replace(/(?:'s|s')$/, '');
  const isSomebody =
    /^(?:him|her|them)$/i.test(whom) || presentNpcs(adventure, state).some((npc) => callsOf(npc).some((call) => isNamed(whom, bare(call))));
  return isSomebody ? { ...clause, text: `give ${what} to ${whom}`, mode: 'act' } : clause;
}
