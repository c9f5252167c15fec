import { inWords } from '#domain/text/number-words.ts';
import { knownExits } from '#domain/narration/play-state.ts';
import { capitalize } from '#domain/text/capitalize.ts';
import { evidenceFor } from '#server/features/storyteller/compose/answers/evidence.ts';
import { subjectOf } from '#server/features/storyteller/compose/answers/find-subject.ts';
import { ownLooks } from '#server/features/storyteller/compose/answers/of-heroes.ts';
import { asksWhoNoticed, lately, noticed } from '#server/features/storyteller/compose/answers/of-own-actions.ts';
import {
  around,
  dangerNow,
  fighting,
  headcount,
  hourHere,
  inCharge,
  weatherHere,
} from '#server/features/storyteller/compose/answers/of-places.ts';
import { soldHere } from '#server/features/storyteller/compose/answers/of-trade.ts';
import type { Subject } from '#server/features/storyteller/compose/answers/subject.ts';
import type { Asked } from '#server/features/storyteller/compose/answers/unknown.ts';
import { listed } from '#server/features/storyteller/compose/facts.ts';
import { firstSentences } from '#server/features/storyteller/compose/ranked-text.ts';
import { enemyOf } from '#server/features/storyteller/compose/scene-writer.ts';
import type { SceneWriter } from '#server/features/storyteller/compose/scene-writer.ts';
import { anybodyAfterUs } from './pursuit.ts';

/** What "it" is when nothing is meant by it: "why is it dark". */
const dummy = /^(?:so|still|always|dark|cold|warm|hot|quiet|late|early|snowing|raining|dangerous|safe|night|day|winter)$/;

/** What a longer question is about: the last thing that it names, which is what is done to. */
export function mentionedIn(text: string, asked: Asked): { subject: Subject } {
  const all = text.split(' ');
  for (let from = 0; from < all.length; from += 1)
    for (let count = Math.min(5, all.length - from); count > 0; count -= 1) {
      const phrase = all.slice(from, from + count).join(' ');
      if (/^(?:i|we|me|us|you)\b/.test(phrase) || (phrase === 'it' && dummy.test(all[from + 1] ?? ''))) continue;
      const isThing = asked.question.form === 'howMany' ? /^\p{L}{3,}(?: \p{L}{3,}){0,2}$/u : /^(?:the|that|this|those|these) \p{L}+$/u;
      const subject = subjectOf(phrase, asked.writer, asked.actor, isThing.test(phrase));
      if (subject.kind !== 'word' && subject.kind !== 'anybody') return { subject };
    }
  const words = text.replace(/^(?:i|we|you|they) (?:\p{L}+ )?/u, '');
  return { subject: { kind: 'word', name: words } };
}

/** Questions about the party, the place and the tale at large, whatever their form. */
export const atLarge: readonly [RegExp, (asked: Asked) => string[]][] = [
  [
    /^what(?:'s| is) (?:this place|it|it all|everything)(?: like)?(?: (?:here|in here|around here))?$|^how(?:'s| is) (?:this place|it here)$/,
    ({ writer }) => [firstSentences(writer.scene.description, 55)],
  ],
  [
    /^(?:what(?:'s| is) the (?:date|day|hour|time of day)|what (?:date|day|night|month|season) is it|is it (?:still |already )?(?:dark|light|night|day|morning|evening|late|early|midnight|noon)\b.*)$/,
    ({ writer }) => hourHere(writer),
  ],
  [/^is it (?:still |always )?(?:cold|warm|hot|raining|snowing|wet|windy|freezing)\b/, ({ writer }) => weatherHere(writer)],
  [
    /^what(?:'s| is| are)?(?: there)?(?: all| else)? (?:in |around |to see |up |down |lying )?(?:here|around|around here|in here|this place|there to see|to see)$|^what (?:do|can) (?:i|we) see(?: here| around(?: here)?| in here)?$/,
    ({ writer }) => around(writer),
  ],
  [/^who(?:'s| is| has)? (?:in charge|the boss|running|the leader|in command|responsible|got the say)\b/, ({ writer }) => inCharge(writer)],
  [/\b(?:in a fight|fighting|being attacked|under attack|a fight|in combat|in battle)\b/, ({ writer }) => fighting(writer)],
  [/^(?:what(?:'s| is)|how(?:'s| is)) the weather|^is it (?:raining|snowing|cold|warm|windy|hot)\b/, ({ writer }) => weatherHere(writer)],
  [
    /^(?:what time is it|what(?:'s| is) the time|what (?:hour|day) is it|is it (?:night|day|morning|evening|late|dark)|what time of (?:day|night) is it|how late is it)\b/,
    ({ writer }) => hourHere(writer),
  ],
  [
    /^how many\b.*\b(?:of us|of you|are we|we are|heroes|players|party members|(?:in|of) (?:our|the|my) (?:party|group|team|band|company))\b|^(?:are|is|were|was) (?:there |we |it )?(?:only |just |really |still )*(?:the )?(?:one|two|three|four|five|six) of us\b/,
    ({ writer }) => partyCount(writer),
  ],
  [/^how many (?:ways|exits|doors|paths)\b/, ({ writer }) => waysOut(writer)],
  [
    /^how many (?:people|persons|folk|men|women|others|of them|guys|guards|enemies|foes)\b(?! (?:live|died|are missing|went))/,
    ({ writer }) => headcount(writer),
  ],
  [
    /^who(?: else)?(?:'s| is| are| might be| could be)? (?:still )?(?:chasing|following|after|hunting|tailing|on to) (?:us|me)\b/,
    ({ writer }) => anybodyAfterUs(writer),
  ],
  [
    /^(?:is|are|was|am) (?:there )?(?:any ?(?:one|body)|some ?(?:one|body)|they|we|i|people)(?: else)? (?:.* )?(?:(?:after|following|chasing|hunting|tailing|on) (?:us|me)|followed|chased|hunted|(?:our|my) (?:tail|heels|trail))\b/,
    ({ writer }) => anybodyAfterUs(writer),
  ],
  [
    /^(?:is it|are we|is this place|is this|is here) (?:really |still )?(?:safe|dangerous|risky)(?: here| in here| now| or\b.*)*$/,
    ({ writer }) => (enemyOf(writer) ? fighting(writer) : dangerNow(writer)),
  ],
  [
    /^is it (?:really |still )?(?:safe|dangerous|risky|wise|ok)\b/,
    (asked) => [
      `Nobody has told you whether that is safe.`,
      ...evidenceFor(mentionedIn(asked.question.subject.replace(/^it \p{L}+ ?(?:to )?/u, ''), asked).subject, asked.question, asked.writer),
      ...dangerNow(asked.writer).slice(1),
    ],
  ],
  [asksWhoNoticed, ({ writer }) => noticed({ kind: 'anybody' }, writer)],
  [/^what was that(?: (?:about|all about|for|thing|then))?$/, ({ writer }) => lastTold(writer)],
  [
    /^(?:what(?:'s| is)?|is there anything|anything)(?: (?:to be had|for sale|on sale|to buy))+\b|^(?:is|are) (?:there )?(?:any|some).{0,30} (?:for sale|on sale|selling)\b|^what (?:can|could|do) (?:i|we|they) (?:buy|sell)\b|^who (?:sells|is selling|would sell)\b/,
    ({ writer }) => soldHere(writer),
  ],
  [/^how do (?:i|we) look|^what do (?:i|we) look like/, ({ writer, actor }) => ownLooks(writer, actor)],
];

/** What was told last. */
function lastTold(writer: SceneWriter): string[] {
  const told = lately(writer).slice(0, 2);
  return told.length > 0 ? told : ['Nothing has happened yet that was told.'];
}

function waysOut({ context, before }: SceneWriter): string[] {
  const ways = knownExits(context.brief.adventure, before).map(({ label }) => label);
  return ways.length === 0 ? ['None that you know of.'] : [`${capitalize(inWords(ways.length))} that you know of: ${listed(ways)}.`];
}

/** Of how many the party is, and who. */
function partyCount({ context: { whole } }: SceneWriter): string[] {
  const names = whole.party.map(({ name }) => name);
  return [names.length === 1 ? `One: ${names[0] ?? 'you'}.` : `${capitalize(inWords(names.length))} of you: ${listed(names)}.`];
}
