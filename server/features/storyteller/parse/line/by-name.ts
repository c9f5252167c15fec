import type { Target } from '#server/features/storyteller/parse/action.ts';
import type { HeardClause } from '#server/features/storyteller/parse/clauses.ts';
import { asksLeave } from '#server/features/storyteller/parse/question/for-narrator.ts';
import type { Stage } from '#server/features/storyteller/parse/stage.ts';
import { scenesNamed } from '#server/features/storyteller/parse/travel/scenes-named.ts';
import { bare, isNamed, targetsIn } from '#server/features/storyteller/parse/targets.ts';

/** A thing that is held out by a pronoun: "give it to Nettle", "show her this". */
const heldOut =
  /\b((?:give|hand|offer|show|pass|lend|feed|return|bring)s?) (?:(him|her|them|\p{Lu}\p{L}+) )?(?:it|them|this|these|those|that)\b(?=(?: back| over)?(?: to\b|$))/u;

/** The thing that was spoken of last, as it is called. */
function thingIn(before: readonly Target[]): string | undefined {
  // What belongs to a place is in nobody's hand, but for the letter in a coat.
  const named =
    before.find(({ kind }) => kind === 'loot') ?? before.find((each) => each.kind === 'feature' && / in your /.test(each.feature.name));
  if (named?.kind === 'loot') return `the ${bare(named.loot.name)}`;
  return named?.kind === 'feature' ? `the ${bare(named.feature.name)}` : undefined;
}

/** A way to where the words before were about: "we go there". */
const goingThere =
  /^((?:(?:i|we|and|then|so|ok(?:ay)?|let's|let us|now|both|all) )*(?:go|head|walk|run|hurry|return|move|get)s?(?: (?:straight|right|back|over|on|up|down|out|\p{L}+ly))*) there\b/iu;

/** The one place that words name and that is not where the party stands. */
function placeIn(text: string, { adventure, state }: Stage): string | undefined {
  const [place, ...more] = scenesNamed(text, adventure, state);
  return place && more.length === 0 ? place.name : undefined;
}

/** A way "there" as one to the place that was spoken of: in the words before, or in what was told last. */
function toPlaceSpokenOf(text: string, last: HeardClause | undefined, stage: Stage): string {
  if (!goingThere.test(text)) return text;
  const place = (last && placeIn(last.text, stage)) ?? placeIn(stage.told?.at(-1) ?? '', stage);
  return place === undefined ? text : text.replace(goingThere, (_, going: string) => `${going} to ${place.replace(/^The /, 'the ')}`);
}

/** A way "there" that is asked for: "how do we get there?" */
const asksThere = /\b(get|go|come|walk|travel)(?: (?:over|up|down|back|in|out))? there\b(?! (?:is|are)\b)/iu;

/** A question for the way "there" as one for the way to the place that was spoken of. */
function askedThere(text: string, last: HeardClause | undefined, stage: Stage): string {
  if (!asksThere.test(text)) return text;
  const spoken = [last?.text ?? '', ...(stage.dialogue?.lines ?? []).map((line) => line.text), stage.told?.at(-1) ?? ''];
  const place = spoken.map((each) => placeIn(each, stage)).find((each) => each !== undefined);
  return place === undefined ? text : text.replace(asksThere, (_, going: string) => `${going} to ${place.replace(/^The /, 'the ')}`);
}

const inCompany = / (?:together )?with ([^,.;]+)$/i;

/** A way without whoever of the tale is taken along: they have their places in it. */
function withoutCompany(text: string, { adventure, state, party }: Stage): string {
  const [whole = '', whom = ''] = /^(?:(?:i|we|and|then|so|let's) )*(?:go|head|walk|run|hurry|return|move|get)s? /i.test(text)
    ? (inCompany.exec(text) ?? [])
    : [];
  const named = whole === '' ? [] : targetsIn(whom, adventure, state, party);
  const goes = whole !== '' && / (?:to|into|there|back|out|up|down)\b/i.test(text.slice(0, -whole.length));
  return goes && named.length > 0 && named.every(({ kind }) => kind === 'npc') ? text.slice(0, -whole.length) : text;
}

/** The name by which words speak of something of the tale that can be had, wherever it is. */
function lootIn(text: string, { adventure }: Stage): string | undefined {
  const names = adventure.scenes.flatMap(({ loot }) => loot.flatMap(({ name, aliases }) => [bare(name), ...aliases]));
  return names.toSorted((one, other) => other.length - one.length).find((name) => name.length > 3 && isNamed(text, name));
}

/**
 * A clause with the name of what its "it" means, where more hangs on it than a look: what is held out to somebody, and what one asks leave to
 * do with a thing of which the words before spoke, and of the place that "there" means.
 */
export function byName(given: HeardClause, before: readonly Target[], last: HeardClause | undefined, stage: Stage): HeardClause {
  if (given.quote !== null) return given;
  const clause = given.question
    ? { ...given, text: askedThere(given.text, last, stage) }
    : { ...given, text: withoutCompany(toPlaceSpokenOf(given.text, last, stage), stage) };
  if (clause.question) {
    const loot = last && asksLeave(clause.text) && /\bit\b/i.test(clause.text) ? lootIn(last.text, stage) : undefined;
    return loot === undefined ? clause : { ...clause, text: clause.text.replace(/\bit\b/i, `the ${loot}`) };
  }
  const thing = heldOut.test(clause.text) ? thingIn(before) : undefined;
  if (thing === undefined) return clause;
  const text = clause.text.replace(heldOut, (_, verb: string, whom?: string) =>
    whom === undefined ? `${verb} ${thing}` : `${verb} ${whom} ${thing}`,
  );
  return { ...clause, text };
}
