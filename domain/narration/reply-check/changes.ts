import type { TagState } from '#domain/narration/scene-tags/tag-states.ts';
import { npcsIn } from './named.ts';
import { objection } from './objection.ts';
import type { Objection } from './objection.ts';
import { wordsOfText } from './passage-of-speech.ts';
import type { Piece } from './passage-of-speech.ts';
import { hasPassed } from './reply-facts.ts';
import type { ReplyFacts } from './reply-facts.ts';
import { deedsIn, objectOf, verbsOf } from './told-deeds.ts';
import type { Deed, Verbs } from './told-deeds.ts';
import { barriers, changeVerbs } from './words/verbs.ts';

/** A kind of deed that leaves a scene tag, as it is told. */
interface Change {
  verbs: Verbs;
  /** Which states make it true. */
  states: readonly TagState[];
  /** Whether these words tell such a deed, and not a turn of phrase. */
  isMeant: (deed: Deed, facts: ReplyFacts) => boolean;
}

const anyOf = (list: string) => new RegExp(`\\b(?:${list.split(' ').join('|')})\\b`, 'iu');
const isBarrier = anyOf(barriers);
const somebody = /^ (?:him|her|them|it)\b/iu;
const inFlames = /\b(?:on fire|alight|ablaze|aflame|to the torch)\b/iu;
/** Small fires that change nothing, and burning that is no fire. */
const tame =
  /\b(?:candles?|lamps?|lanterns?|torch|torches|pipe|hearth|stove|campfire|wick|match|bridges|midnight|oil|incense|with|for)\b/iu;

/** Whether the words after a verb name somebody who is here. */
function isOfSomebody({ rest }: Deed, { people }: ReplyFacts): boolean {
  return somebody.test(rest) || npcsIn(people, objectOf(rest)).length > 0;
}

/** Whether the words after a verb name a thing of the scene, or a barrier. */
function isOfThing({ rest }: Deed, { places }: ReplyFacts): boolean {
  const object = objectOf(rest);
  const said = ` ${wordsOfText(object).join(' ')} `;
  const things = places.flatMap(({ features, loot }) => [...features, ...loot]);
  return (
    isBarrier.test(object) ||
    things.some(({ name, aliases }) =>
      [name.replace(/^(?:the|an?) /i, ''), ...aliases].some((each) => said.includes(` ${wordsOfText(each).join(' ')} `)),
    )
  );
}

const changes: readonly Change[] = [
  {
    verbs: verbsOf(changeVerbs.burn),
    states: ['burning', 'burnt'],
    isMeant: ({ rest }) => objectOf(rest) !== '' && !tame.test(objectOf(rest)),
  },
  { verbs: verbsOf(changeVerbs.set), states: ['burning', 'burnt'], isMeant: ({ rest }) => inFlames.test(objectOf(rest)) },
  { verbs: verbsOf(changeVerbs.bind), states: ['tied'], isMeant: isOfSomebody },
  {
    verbs: verbsOf(changeVerbs.bar),
    states: ['barred', 'blocked', 'shut'],
    isMeant: ({ rest }) => isBarrier.test(objectOf(rest)),
  },
  { verbs: verbsOf(changeVerbs.break), states: ['broken', 'open'], isMeant: isOfThing },
  { verbs: verbsOf(changeVerbs.distract), states: ['distracted'], isMeant: isOfSomebody },
  {
    verbs: verbsOf(changeVerbs.knock),
    states: ['asleep'],
    isMeant: (deed, facts) => isOfSomebody(deed, facts) && /\b(?:out|cold|unconscious|senseless)\b/iu.test(objectOf(deed.rest)),
  },
];

/** Whether a tag of this reply, or one that lies here already, says so; a check that was passed speaks for what gives way. */
function isSo({ allowed, happened, brief, places }: ReplyFacts, states: readonly TagState[], heroId: string | null): boolean {
  const isTagged = allowed.some(
    ({ call }) => call.name === 'scene_tag' && states.includes(call.state) && (heroId === null || call.heroId === heroId),
  );
  return (
    isTagged ||
    [brief.state, happened.state].some(({ tags = [] }) =>
      tags.some((tag) => states.includes(tag.state) && places.some(({ id }) => id === tag.scene)),
    )
  );
}

const blaze =
  /\b(?:catch(?:es)? fire|goes up in flames|go up in flames|bursts? into flames?|burns? to (?:ash|ashes|cinders|the ground)|burns? down|flames? (?:engulfs?|consumes?|swallows?|devours?))\b/iu;
const mayBe = /\b(?:if|would|could|might|may|or|unless|before|until|never|not|once|that)\b/iu;

/** What heroes are said to have changed without the ruling that would make it so, and fires that nobody has lit. */
export function checkChanges(piece: Piece, facts: ReplyFacts): Objection[] {
  const told = changes.flatMap(({ verbs, states, isMeant }) =>
    deedsIn(piece, facts.people, verbs)
      .filter((deed) => isMeant(deed, facts) && !isSo(facts, states, deed.hero?.id ?? null))
      .filter((deed) => !(states.includes('broken') && hasPassed(facts, deed.hero?.id ?? null)))
      .map((deed) => objection('changedWithoutRuling', { hero: deed.hero?.name ?? 'the party', thing: objectOf(deed.rest) })),
  );
  const narration = piece.narration;
  const isKnown = facts.brief.adventure.clues.some(({ text }) => text.includes(narration.trim()));
  const fire = blaze.exec(narration);
  if (
    told.length > 0 ||
    !fire ||
    isKnown ||
    mayBe.test(narration.slice(0, fire.index).split(/[,;:]/).at(-1) ?? '') ||
    /\?\s*$/.test(narration) ||
    isSo(facts, ['burning', 'burnt'], null)
  )
    return told;
  return [objection('burnsWithoutRuling', {})];
}
