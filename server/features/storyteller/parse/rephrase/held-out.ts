import { presentNpcs } from '#domain/narration/play-state.ts';
import type { HeardClause } from '#server/features/storyteller/parse/clauses.ts';
import type { Stage } from '#server/features/storyteller/parse/stage.ts';
import { isBeast } from '#server/features/storyteller/parse/addressee.ts';
import { bare, targetsIn } from '#server/features/storyteller/parse/targets.ts';
import { callsOf } from '#server/features/storyteller/parse/talk/spoken-parts.ts';
import { isKindly } from '#server/features/storyteller/parse/talk/gifts.ts';

const end = String.raw`(?=[,.!?]|$)`;
const what = String.raw`(?<what>(?:an?|some|one|my|two|half an?) (?:[\p{L}'-]+ ){0,3}?[\p{L}'-]+)`;
const whom = String.raw`(?:(?:my )?dear (?:old )?|old )?(?<whom>\p{L}+(?: \p{Lu}\p{L}+)?)`;
/** A small thing that is held out with words: "here is a toffee for you, Nettle", "lad, have a boiled egg". */
const heldOut: readonly RegExp[] = [
  new RegExp(
    String.raw`(?<=^|[.!?] )${whom}[,!] (?:here(?:'s|’s| is| are)|please have|do have|have|take) ${what}(?: for you)?${end}`,
    'giu',
  ),
  new RegExp(String.raw`(?<=^|[.!?] )(?:here(?:'s|’s| is| are)|have|take) ${what}(?: for you)?,? ${whom}${end}`, 'giu'),
  new RegExp(String.raw`(?<=^|[.!?] )(?:here(?:'s|’s| is| are)) ${what} for (?!you\b|me\b|us\b)${whom}${end}`, 'giu'),
];

/** A line in which a small thing is held out to somebody with words, as the gift that it is. */
export function asGift(line: string, { adventure, state }: Stage): string {
  const calls = presentNpcs(adventure, state)
    .filter((npc) => !isBeast(npc))
    .flatMap(callsOf);
  return heldOut.reduce(
    (text, pattern) =>
      text.replaceAll(pattern, (said: string) => {
        const { whom: called = '', what: thing = '' } = new RegExp(pattern.source, 'iu').exec(said)?.groups ?? {};
        const isHere = calls.some((call) => bare(call) === bare(called));
        return isHere && isKindly(thing) ? `I give ${/^\p{Lu}/u.test(called) ? '' : 'the '}${called} ${thing}` : said;
      }),
    line,
  );
}

const toAll =
  /^(?<lead>(?:(?:i|we|and|then|so|now),? )*show(?:s)?) (?:everyone|everybody|them all|all of them|the (?:whole )?room|people)(?: here| there)? (?<what>.+)$/iu;

/** What is shown to all who are here is shown to whoever of them has something to say of it. */
export function asShownToOne(clause: HeardClause, { adventure, state, party }: Stage): HeardClause {
  const groups = clause.quote === null ? toAll.exec(clause.text)?.groups : undefined;
  if (!groups) return clause;
  const people = presentNpcs(adventure, state).filter((npc) => !isBeast(npc));
  const ids = targetsIn(groups['what'] ?? '', adventure, state, party).flatMap((each) =>
    each.kind === 'loot' ? [each.loot.id] : each.kind === 'feature' ? [each.feature.id] : [],
  );
  const knowing = people.find(({ responses = [] }) => responses.some(({ to }) => ids.includes(to))) ?? people[0];
  return knowing ? { ...clause, text: `${groups['lead']} ${knowing.name} ${groups['what']}` } : clause;
}

const feeds =
  /^(?<lead>(?:(?:i|we|and|then|so|now),? )*)(?:give|offer|hand|hold out)s? (?:(?<it>the (?:[\p{L}'-]+ )?[\p{L}'-]+|it) (?<what>.+)|(?<thing>.+) to (?<whom>the (?:[\p{L}'-]+ )?[\p{L}'-]+|it))$/iu;
const animals =
  /\b(?:goats?|kids?|dogs?|cats?|kittens?|mouse|mice|birds?|robins?|pigeons?|gulls?|geese|goose|hens?|chickens?|mules?|ox|oxen|cows?|horses?|pony|donkeys?|sheep|pigs?)\b/iu;

/** An animal that is given something is fed, whether it is named or was named just before. */
export function asFed(clause: HeardClause, before: HeardClause | undefined): HeardClause {
  const groups = clause.quote === null && !clause.question ? feeds.exec(clause.text)?.groups : undefined;
  if (!groups) return clause;
  const named = groups['it'] ?? groups['whom'] ?? '';
  const animal = named === 'it' ? animals.exec(before?.text ?? '')?.[0] : animals.test(named) ? bare(named) : undefined;
  const food = groups['what'] ?? groups['thing'] ?? '';
  return animal === undefined || !isKindly(food) ? clause : { ...clause, text: `${groups['lead']}feed the ${animal} ${food}`, mode: 'act' };
}
