import type { Loot } from '#domain/narration/adventure.ts';
import { currentScene } from '#domain/narration/play-state.ts';
import type { HeardClause } from '#server/features/storyteller/parse/clauses.ts';
import type { Stage } from '#server/features/storyteller/parse/stage.ts';
import { contentWords, stemsOf } from '#server/features/storyteller/parse/words/content-words.ts';
import { bare, isNamed } from '#server/features/storyteller/parse/targets.ts';

const lead = String.raw`(?:(?:i|we|and|then|so|now|just|carefully|gently|quietly|slowly),? )*`;
const noun = String.raw`(?!(?:and|or|then|it|them|to|with|up|off)\b)[\p{L}-]+`;
const thing = String.raw`(?:(?:the|that|this|his|her|their|its|an?|\p{L}+'s) )(?:${noun} ){0,3}?${noun}`;
/** What is moved away from where it lies: "lift up the cosy", "pull the cloth aside". */
const lifted = new RegExp(
  String.raw`^${lead}(?:lift|raise|shift|move|push|pull|flip|tip|tilt|slide|remove|whip|fold|turn|roll|take(?= .* off$))s? (?:up |off |aside |away |back )?(?<what>${thing})(?: (?:up|off|aside|away|back|over|a little|a bit|gently|carefully|slowly))*$`,
  'iu',
);
const beneath = String.raw`(?:under(?:neath)?|beneath|below|behind|inside|in)`;
/** A look at what something hides: "look under the rope". */
const lookedUnder = new RegExp(
  String.raw`^${lead}(?:look|peek|peer|check|feel|reach|search)s? (?:under(?:neath)?|beneath|below|behind) (?<what>${thing})$`,
  'iu',
);
/** What is to be had is only told by where it lies: "take whatever is under the mat". */
const whatLies = new RegExp(
  String.raw`^${lead}(?<gets>(?:take|grab|get|pocket|pick up|keep|have|bag)s?) (?:what(?:ever|'s|’s| is| lies)?|anything|everything|all)(?: (?:it|there|that))?(?:'s|’s| is| are| lies?| may be| might be)? (?<where>${beneath}) (?<what>it|them|there|${thing})$`,
  'iu',
);
const whatIsThere = new RegExp(
  String.raw`^${lead}(?<gets>(?:take|grab|get|pocket|pick up|keep|bag)s?) (?:it|that|them|those|what(?:ever)? (?:(?:i|we) find|is there|lies there|it is|there is)|(?<same>${thing}))$`,
  'iu',
);
/** Where a thing lies that something else hides. */
const hidden = /\b(?:under(?:neath)?|beneath|below|behind|inside|in) (?:(?:an?|the|its|his|her) )?(?<cover>.+)$/iu;

/** Both in one clause, where the second verb is a noun as well: "raise the mat and pocket what is under it". */
const both = /^(?<one>.+?),? and (?:then )?(?<two>(?:take|grab|get|pocket|pick up|keep|bag)s? .+)$/iu;

/** What is taken from where it lies: "pick up the baby spoon from the lowest hook". */
const takenFrom = new RegExp(
  String.raw`^${lead}(?:take|grab|get|pick up|pick|lift|unhook|fetch|pocket)s? (?:down |up |off )?(?<what>${thing}) (?:from|off|out of|on|at|by) (?<place>${thing}(?: of ${thing})?)$`,
  'iu',
);

/** The thing that lies just where words take one of its kind from. */
function lyingAt(text: string, { adventure, state }: Stage): Loot | undefined {
  const { what = '', place = '' } = takenFrom.exec(text)?.groups ?? {};
  const noun = bare(what).split(' ').at(-1) ?? '';
  const wanted = contentWords(place).map(({ stem }) => stem);
  return currentScene(adventure, state).loot.find(
    ({ id, name, aliases, where }) =>
      !Object.hasOwn(state.taken, id) &&
      wanted.length > 1 &&
      wanted.every((stem) => stemsOf(where).has(stem)) &&
      [name, ...aliases].some((each) => isNamed(each, noun)),
  );
}

/** Words that are only polite: "if I may". */
const courtesy = /^(?:if (?:i|you|we) (?:may|might|can|please|will)|please|thank you)$/iu;

/** What lies under a thing, or behind it, and has not been taken. */
function lyingUnder(what: string, { adventure, state }: Stage): Loot | undefined {
  const noun = bare(what).split(' ').at(-1) ?? '';
  return currentScene(adventure, state).loot.find(
    ({ id, where }) => !Object.hasOwn(state.taken, id) && isNamed(hidden.exec(where)?.groups?.['cover'] ?? '', noun),
  );
}

/** The longest word for a thing that is in its name: "brass key" for a brass key marked with many words. */
function calledBy({ name, aliases }: Loot): string {
  const own = aliases.filter((alias) => isNamed(name, alias)).toSorted((one, other) => other.length - one.length);
  return bare(own[0] ?? name);
}

/**
 * Clauses in which something is moved to get at what lies under it, as the look and the taking that they are: of "lift the cosy and take it" the
 * key is had that lies under the cosy. It takes no strength.
 */
export function withLiftedOff(clauses: readonly HeardClause[], stage: Stage): HeardClause[] {
  const parts = clauses.flatMap((clause) => {
    const { one, two } = (clause.quote === null && both.exec(clause.text)?.groups) || {};
    return one !== undefined && two !== undefined && lifted.test(one)
      ? [
          { ...clause, text: one },
          { ...clause, text: two },
        ]
      : [clause];
  });
  return parts.map((clause, at) => {
    if (clause.quote !== null || clause.question) return clause;
    const last = parts.slice(0, at).findLast(({ text }) => !courtesy.test(text))?.text ?? '';
    const before = (lifted.exec(last) ?? lookedUnder.exec(last))?.groups?.['what'];
    const lifts = lifted.exec(clause.text)?.groups?.['what'];
    if (lifts !== undefined && lifts !== before) return lyingUnder(lifts, stage) ? { ...clause, text: `look under ${lifts}` } : clause;
    const near = lyingAt(clause.text, stage);
    if (near) return { ...clause, text: `take the ${calledBy(near)}` };
    const told = whatLies.exec(clause.text);
    const { gets = '', where = 'under', what, same } = (told ?? whatIsThere.exec(clause.text))?.groups ?? {};
    const cover = what === undefined || /^(?:it|them|there)$/i.test(what) ? before : what;
    if (gets === '' || cover === undefined || (same !== undefined && bare(same) !== bare(cover))) return clause;
    const loot = lyingUnder(cover, stage);
    if (loot) return { ...clause, text: `take the ${calledBy(loot)}` };
    return told ? { ...clause, text: `look ${where} ${cover}` } : clause;
  });
}
