import type { Hero } from '#domain/narration/brief.ts';
import { presentNpcs, takenLoot } from '#domain/narration/play-state.ts';
import type { Stage } from '#server/features/storyteller/parse/stage.ts';
import { bare, isNamed, namesOfLoot } from '#server/features/storyteller/parse/targets.ts';
import { callsOf } from '#server/features/storyteller/parse/talk/spoken-parts.ts';
import { carriedIn } from '#server/features/storyteller/parse/things/carried-in.ts';

const lead = String.raw`(?<lead>(?:(?:and|then|so|ok(?:ay)?|now|also|oh),? )*)`;
const what = String.raw`(?<what>(?:the|my|our|this|that|one|a|an|two|three|some|\d+|half of the) [\p{L}' -]{2,40}?)`;
const thing = String.raw`(?<what>(?:the |my |our |this |that |one |a |an |two |three |some |\d+ )?[\p{L}' -]{2,40}?)`;
const whom = String.raw`(?<whom>(?:the |old )?[\p{L}'-]+(?: \p{Lu}[\p{L}'-]+)?)`;
const end = String.raw`(?<rest>[.!]*$|[.!]* (?=[–—-]|because|since|so that|for safe)|,.*$)`;

/** Ways to say that somebody gets a thing, which is told of the thing: "the turnip goes to Tov", "that belongs with Nettle", "Tov gets the rope". */
const comesTo: readonly RegExp[] = [
  new RegExp(
    String.raw`^${lead}${what} (?:(?:now|then|can|should|must|shall|will|also) )*(?:goes?|is going|is|are|belongs?|passes|comes) (?:over |straight |back |now )*(?:to|for|with) ${whom}(?: (?:please|then|now|too))*${end}`,
    'iu',
  ),
  new RegExp(String.raw`^${lead}${thing} (?:to|for) ${whom},? (?:please|pls|plz|thanks)${end}`, 'iu'),
  new RegExp(
    String.raw`^${lead}${whom} (?:(?:now|then|can|should|must|shall|will|also) )*(?:gets?|has|receives?|keeps?|have) (?:back )?${what}(?: (?:please|then|now|too|back))*${end}`,
    'iu',
  ),
];
/** A thing goes into what somebody carries: "the rope goes into my bag". */
const stowed = new RegExp(
  String.raw`^${lead}${what} (?:goes?|go|is going) (?:straight |right |back |safely )*(?:in|into|inside|under|on|onto) (?<where>(?:my|our) [\p{L}' -]{2,30}?)${end}`,
  'iu',
);

/** Whether a hero has what words name: something taken on the way, something small, or coins. */
function isHeld(text: string, actor: Hero, { adventure, state }: Stage): boolean {
  const taken = takenLoot(adventure, state).filter(({ id }) => state.taken[id] === actor.id);
  return (
    /\b(?:gold|silver|copper|crowns?|coins?|[gsc]p)\b/iu.test(text) ||
    taken.some((loot) => namesOfLoot(loot).some((name) => isNamed(text, name))) ||
    carriedIn(text, actor, { adventure, state }).length > 0
  );
}

/** Whether somebody here goes by a name. */
function isHere(name: string, actor: Hero, { adventure, state, party }: Stage): boolean {
  const others = party.filter(({ id }) => id !== actor.id).map((hero) => hero.name);
  const calls = [...others, ...presentNpcs(adventure, state).flatMap(callsOf)];
  return calls.some((call) => bare(call).toLowerCase() === bare(name));
}

function plainly(sentence: string, actor: Hero, stage: Stage): string {
  const put = stowed.exec(sentence)?.groups;
  if (put && isHeld(put['what'] ?? '', actor, stage)) return `${put['lead']}I put ${put['what']} into ${put['where']}${put['rest']}`;
  for (const pattern of comesTo) {
    const found = pattern.exec(sentence)?.groups;
    if (found && isHere(found['whom'] ?? '', actor, stage) && isHeld(found['what'] ?? '', actor, stage))
      return `${found['lead']}I give ${found['what']} to ${found['whom']}.`;
  }
  return sentence;
}

/** Where a thing that goes to somebody stands behind something that is done: "I take the thread and the turnip goes to Tov". */
const beside = / and (?=(?:the|my|this|that|one|two) [\p{L}' -]{2,30} (?:goes|go|is|belongs) )/iu;

/** A line in which a thing of the hero's own goes to somebody, or into a bag, as what the hero does: "the turnip goes to Tov, Tov looks hungry". */
export function asHandedOver(text: string, actor: Hero, stage: Stage): string {
  return text
    .split(/(?<=[.!?…])\s+/u)
    .map((sentence) => {
      if (/\?\s*$/u.test(sentence)) return sentence;
      const parts = sentence.split(beside);
      const plain = parts.map((part) => plainly(part, actor, stage));
      return plain.every((part, at) => part === parts[at]) ? sentence : plain.join('. ');
    })
    .join(' ');
}
