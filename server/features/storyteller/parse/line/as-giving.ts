import type { Hero } from '#domain/narration/brief.ts';
import { presentNpcs, takenLoot } from '#domain/narration/play-state.ts';
import type { HeardClause } from '#server/features/storyteller/parse/clauses.ts';
import type { Stage } from '#server/features/storyteller/parse/stage.ts';
import { bare, isNamed } from '#server/features/storyteller/parse/targets.ts';
import { callsOf } from '#server/features/storyteller/parse/talk/spoken-parts.ts';
import { namesOfOwn } from '#server/features/storyteller/parse/things/own-names.ts';
import { carriedIn } from '#server/features/storyteller/parse/things/carried-in.ts';

const lead = '(?:(?:i|we|and|then|so|now|gently|carefully|quietly|softly),? )*';
const thing =
  '(?!(?:an?|my|one|both|our) (?:\\S+ )?(?:hands?|arms?|palms?|head|fingers?|forehead|cheek|chin)\\b)(?<what>it|them|this|these|that|those|(?:the|my|our|this|that|these|those|an?|some) .{2,40}?)';
const somebody = "(?<whom>him|her|them|(?:the )?[\\p{L}' -]{2,30})";
/** A thing is put into somebody's hands, or on them. */
const putOn = new RegExp(
  `^${lead}(?:put|lay|place|press|slip|pull|push|set|tuck|drop|fasten|tie|wrap)(?:s|es)? ${thing} (?:back )?(?:in|into|on|onto|over|around|round) (?<owner>his|her|their|(?:the )?[\\p{L}' -]{2,30}?(?:'s|s'|s)) (?:\\p{L}+ )?(?:hands?|palms?|fingers?|arms?|lap|shoulders?|head|neck|feet)$`,
  'iu',
);
/** A thing is left with somebody. */
const leftWith = new RegExp(`^${lead}(?:leave|entrust|lodge)s? ${thing} (?:with|to) ${somebody}$`, 'iu');
/** The same in the other order: "leave Pell a sweet". */
const leftFor = new RegExp(
  `^${lead}(?:leave|lend|slip|pass)s? (?<whom>him|her|them|\\p{L}+) (?<what>(?!.*\\b(?:gold|silver|copper|coins?|crowns?|[gsc]p)\\b)(?:an?|one|some|my|the|two|three) .{2,40})$`,
  'iu',
);
/** What is done to a thing so that it comes to somebody, where whoever does it has it: "I throw the rope to Wenna". */
const moved = '(?:throw|toss|chuck|fling|lob|pass|slide|push|roll|shove|reach|stretch|hold|extend|swing|dangle)(?:s|es)?';
const handled =
  /\b(?:throw|toss|chuck|fling|lob|pass|slide|push|roll|shove|reach|stretch|hold|extend|swing|dangle|put|lay|place|set|drop|have|take|keep)/i;
const comesTo: readonly RegExp[] = [
  new RegExp(
    `^${lead}${moved}(?: out| over| up| across)? ${thing} (?:out |over |up |across |back )*(?:to|toward|towards) ${somebody}$`,
    'iu',
  ),
  new RegExp(`^${lead}(?:throw|toss|chuck|fling|lob|pass|slide|reach)(?:s|es)? (?<whom>him|her|them|\\p{L}+(?: \\p{L}+)?) ${thing}$`, 'iu'),
  new RegExp(
    `^${lead}(?:put|lay|place|set|drop)s? ${thing} (?:down )?(?:at (?<owner>his|her|their|[\\p{L}' -]{2,30}?'s?) feet|(?:before|in front of) ${somebody})$`,
    'iu',
  ),
  new RegExp(`^(?:here(?: you (?:go|are))?,? )?(?:please )?(?:have|take|keep) ${thing}, (?<whom>\\p{L}+(?: \\p{L}+)?)$`, 'iu'),
];
const whole: Readonly<Record<string, string>> = { his: 'him', her: 'her', their: 'them' };

/** Whether a hero has the thing that words name. */
function isHeld(what: string, actor: Hero, { adventure, state }: Stage): boolean {
  const taken = takenLoot(adventure, state).filter(({ id }) => state.taken[id] === actor.id);
  return (
    taken.some((loot) => namesOfOwn(loot).some((each) => isNamed(what, each))) || carriedIn(what, actor, { adventure, state }).length > 0
  );
}

/** A thing of one's own that is handed to somebody, and what is said of the rest of it: "hand Nettle one string, the other stays with me". */
const handed = new RegExp(
  `^${lead}(?:hand|give|pass|slip)s? (?:over )?(?<whom>him|her|them|\\p{L}+(?: \\p{Lu}\\p{L}+)?) (?<what>(?:one|two|some|half|an?|the|my|our|both)\\b.{2,50}?)(?:, (?:and )?.*| and (?:i |keep ).*)?$`,
  'iu',
);

function handsOver(text: string, actor: Hero, stage: Stage): RegExpExecArray | null {
  const found = handed.exec(text);
  return found && isHeld(found.groups?.['what'] ?? '', actor, stage) ? found : null;
}

/** A clause by which somebody gets a thing, in the plain words for it: "put them on Pell's hands" is "give them to Pell". */
export function asGiving(clause: HeardClause, actor: Hero, stage: Stage): HeardClause {
  if (clause.quote !== null || clause.question) return clause;
  const put = putOn.exec(clause.text) ?? leftWith.exec(clause.text) ?? leftFor.exec(clause.text) ?? handsOver(clause.text, actor, stage);
  const passed =
    put || !handled.test(clause.text) ? null : comesTo.map((pattern) => pattern.exec(clause.text)).find((found) => found !== null);
  const { what = '', whom: named, owner } = (put ?? passed)?.groups ?? {};
  const whom = named ?? (owner === undefined ? '' : (whole[owner.toLowerCase()] ?? owner.replace(/(?:'s|s')$/, '')));
  if (whom === '' || (passed && !isHeld(what, actor, stage))) return clause;
  const { adventure, state } = stage;
  const isSomebody =
    /^(?:him|her|them)$/i.test(whom) || presentNpcs(adventure, state).some((npc) => callsOf(npc).some((call) => isNamed(whom, bare(call))));
  return isSomebody ? { ...clause, text: `give ${what} to ${whom}`, mode: 'act' } : clause;
}
