import type { Hero } from '#domain/narration/brief.ts';
import { knownExits, presentNpcs } from '#domain/narration/play-state.ts';
import { action } from '#server/features/storyteller/parse/action.ts';
import type { HeroAction } from '#server/features/storyteller/parse/action.ts';
import type { Clause } from '#server/features/storyteller/parse/clauses.ts';
import type { Stage } from '#server/features/storyteller/parse/stage.ts';
import { callsOf } from './whereabouts-of.ts';
import { waysTo } from '#server/features/storyteller/parse/journey.ts';
import { firstExit } from './first-step.ts';
import { scenesNamed } from './scenes-named.ts';
import { goesBy, isNamed, targetsIn } from '#server/features/storyteller/parse/targets.ts';

const lead =
  "(?:(?:i|we|i'll|we'll|i'm|we're|gonna|and|then|so|now|ok(?:ay)?|alright|right|let's|let us|let me|us|both|all|going to|want to|have to|need to|should|will|'ll|must|just|quickly),? )*";
/** Somebody is looked for: "go find the reeve", "back to Nettle", "I want to see Pryce", "let's visit the mayor". */
const seeking = new RegExp(
  `^${lead}(?:(?:go|head|run|walk|come|hurry|rush|get|move|return|off|back|over|straight)s? (?:(?:on|off|back|over|out|straight|and|to|in|up|down) )*(?:find|see|visit|meet|check on|look for|talk to|talk with|speak to|speak with|fetch|get|warn|tell|ask|confront)?|find|see|visit|look for|seek(?: out)?|track down|hunt down|catch up with|check (?:in )?on|call on|drop in on|confront) ?(?:to |with |after )?((?!\\p{L}+ly )(?!.*\\b(?:quiet|silent|sneak|stealth)).{3,60})$`,
  'iu',
);
/** Nothing but that somebody leaves: "get out of here", "let's get away". */
const leaving = new RegExp(
  `^${lead}(?:(?:get|run|go|bolt|clear|leg it|scram) (?:out|away|off)(?: of (?:here|there|this place))?|out of here|leave(?: (?:here|this place))?)$`,
  'iu',
);

/** Somewhere else is looked at from inside: "let's check out the Tide House". */
const exploring = new RegExp(
  `^${lead}(?:check(?: out)?|search|inspect|explore|visit|scout(?: out)?|investigate|(?:have|take) a (?:closer )?look (?:at|in|inside|around)|go (?:and )?(?:see|look at|check))s? (.{3,50})$`,
  'iu',
);
/** A place that is tried next: "let's try the Hearth House". */
const trying = new RegExp(
  `^${lead}(?:try(?: out)?|hit|do|pop (?:in|over|into)(?: to)?|swing by|drop by|stop by|make for)s? (?!to\\b)((?:\\S+ ?){1,4})$`,
  'iu',
);
/** What is a part of a way, and no place of its own. */
export const partOfWay =
  /\b(?:doors?|gates?|stairs?|steps|ladder|bridge|passage|ramp|alley|track|path|road|street|way|curtain|flap|porch|arch|window|hatch|trap ?door|drain|culvert|tunnel|chute|cleft|shaft|exit)\b/i;

/** Whether the words name a person who is not here: somebody of the adventure, or whom a way out is called after. */
function namesElsewhere(whom: string, { adventure, state }: Stage): boolean {
  if (presentNpcs(adventure, state).some((npc) => goesBy(callsOf(npc), whom))) return false;
  // "The mayor's barrow" is a thing that stands here.
  if (targetsIn(whom, adventure, state, []).some(({ kind }) => kind === 'feature' || kind === 'loot')) return false;
  const isWay =
    !partOfWay.test(whom) &&
    knownExits(adventure, state).some(({ aliases }) => aliases.some((alias) => alias.length > 3 && isNamed(whom, alias)));
  return isWay || adventure.npcs.some((npc) => callsOf(npc).some((call) => isNamed(whom, call)));
}

/** Where somebody is looked for: "the reeve at her tide house". */
const whereabouts = /^(.*?)[,]? (?:at|in|over at|up at|down at|by|inside|on) ((?:the |her |his |their )?.+)$/iu;

/** Whether the words name where a known way from here leads, and nothing that is here. */
function namesPlace(place: string, { adventure, state, party }: Stage): boolean {
  const targets = targetsIn(place, adventure, state, party);
  if (targets.length > 0) return targets.every(({ kind }) => kind === 'exit');
  return waysTo(place, adventure, state).length > 0;
}

/** Somebody goes somewhere unseen: "we sneak over to the mill". */
const sneaking = new RegExp(
  `^${lead}(?:sneak|creep|tiptoe|slink|steal|slip)s? (?:(?:quietly|back|over|up|down|out|off|along|across) )*(?:to|into) .{3,50}$`,
  'iu',
);

/** Words that sneak to a place by its name, which is not the next one: the way begins with the first of those that lead there. */
function readSneaking(text: string, actor: Hero, { adventure, state }: Stage): HeroAction | undefined {
  const [goal, other] = sneaking.test(text) ? scenesNamed(text, adventure, state) : [];
  const exit = goal && !other ? firstExit(goal, adventure, state) : undefined;
  return exit && exit.to !== goal?.id
    ? action(actor, [text], { kind: 'sneak', skill: 'stealth', targets: [{ kind: 'exit', exit }] })
    : undefined;
}

/** What people also call an inn. */
const taproom = /\b(?:pub|tavern|alehouse|taproom)\b/iu;

/** Words that go to somebody who is elsewhere, or simply away; undefined for all others. */
export function readSought({ text, quote, question }: Clause, actor: Hero, stage: Stage): HeroAction | undefined {
  if (quote !== null || question) return undefined;
  if (leaving.test(text)) return action(actor, [text], { kind: 'travel' });
  const sneaked = readSneaking(text, actor, stage);
  if (sneaked) return sneaked;
  const [, place = ''] = exploring.exec(text) ?? trying.exec(text) ?? [];
  const asInn = (sentence: string) => (namesPlace(place, stage) ? sentence : sentence.replace(taproom, 'inn'));
  if (place !== '' && !partOfWay.test(place) && namesPlace(asInn(place), stage)) return action(actor, [asInn(text)], { kind: 'travel' });
  const [, sought = ''] = seeking.exec(text) ?? [];
  const [, somebody = sought, where = ''] = whereabouts.exec(sought) ?? [];
  const isThere =
    where !== '' && !partOfWay.test(where) && (namesPlace(where, stage) || scenesNamed(where, stage.adventure, stage.state).length === 1);
  const whom = isThere ? somebody : sought;
  if (
    whom === '' ||
    whom.split(' ').length > 5 ||
    /\b(?:that|which|whose|for)\b|^(?:an?|any|some) /i.test(whom) ||
    !namesElsewhere(whom, stage)
  )
    return undefined;
  return action(actor, [text], { kind: 'travel' });
}
