import { describe, expect, it } from 'vitest';
import { checkReply } from '#domain/narration/reply-check/reply-check.ts';
import { tellObjection } from '#domain/narration/reply-check/objection.ts';
import type { ObjectionCode } from '#domain/narration/reply-check/objection.ts';
import { strangersReplies } from './strangers-replies.ts';
import type { Told } from './strangers-replies.ts';
import { readyAdventures } from '#server/features/adventures/index.ts';
import { tagRules } from '#domain/narration/scene-tags/tag-states.ts';
import { exitOf } from '#server/features/storyteller/parse/action.ts';
import type { HeroAction } from '#server/features/storyteller/parse/action.ts';
import { isJourney } from '#server/features/storyteller/parse/journey.ts';
import { isRestatable, restate } from '#server/features/storyteller/parse/words/restate.ts';
import { tier } from '#tests/support/tier.ts';

/** What a reply says that happened, and has to stand in its events, its tags or the state. */
const claimCodes: readonly ObjectionCode[] = [
  'tookWithoutRuling',
  'killedWithoutRuling',
  'struckWithoutRuling',
  'woundedWithoutRuling',
  'openedWithoutRuling',
  'paidWithoutRuling',
  'castWithoutRuling',
  'changedWithoutRuling',
  'healedWithoutRuling',
  'restedWithoutRuling',
  'arrivedWithoutRuling',
  'deadActs',
  'absentActs',
];

const told = strangersReplies();

/** A pull at what rings is told with the sound that it makes, and changes nothing. */
const isSound = ({ actions }: Told) => actions.some(({ free }) => free === 'sound');

function claimed({ text, brief, material, happened }: Told) {
  return checkReply(text, brief, material, happened).filter(({ code }) => claimCodes.includes(code));
}

describe('the replies to all that strangers have said', () => {
  it('claim only what happened', () => {
    const wrong = told
      .filter((reply) => !isSound(reply))
      .map((reply) => ({ round: reply.round, said: reply.said, claims: claimed(reply).map(tellObjection) }))
      .filter((each) => each.claims.length > 0);
    expect(wrong).toEqual([]);
  });

  it('would be found out if they told such deeds', () => {
    const lies = [
      'Mira unlocks the iron gate.',
      'Mira lets the dog off the rope.',
      'Mira blows out the lantern.',
      'Mira scatters the corn.',
    ];
    const quiet = told.filter(({ happened, actions }) => happened.rulings.length === 0 && actions.length > 0).slice(0, 50);
    expect(quiet.length).toBe(50);
    for (const lie of lies) {
      const missed = quiet.filter(
        (reply) => !claimed({ ...reply, text: `${reply.text}\n\n${lie}` }).some(({ code }) => /^(?:changed|opened)/.test(code)),
      );
      expect(missed.map(({ said }) => `${lie} ${said}`)).toEqual([]);
    }
  });
});

/** Where something is said of somebody or something: "the town needs", ", Pell said", "it isn't". */
const statement =
  /(?:^|[\s,])(?:s?he|it|they|there|nobody|\p{Lu}\p{L}+|(?:the|my|his|her|their|our) \p{L}+) (?:is|isn't|are|aren't|was|wasn't|were|has|had|said|says|told|needs?|wants?|knows?|thinks?|might|could|should|would|will|won't|can't|doesn't|didn't)(?=\s|$)|\bbe damned\b/u;
/** What is told outside of speech. */
const outsideOfSpeech = (text: string) => text.replaceAll(/"[^"]*"/g, '" "');

/** Words that are said, asked or shown are told as they were said. */
const saying: readonly HeroAction['kind'][] = ['talk', 'ask', 'ooc', 'trick'];

/** What somebody listens to, asks or wonders: "listen to what the Coal is murmuring". */
const asked = /\b(?:what|whether|how|why|where|who)\b.*$/iu;

/** Clauses of a player's words that say something of somebody, and stand in what is told as if they were a thing, a place or part of a deed. */
function recited({ said, text, actions }: Pick<Told, 'said' | 'text' | 'actions'>): string[] {
  const told = outsideOfSpeech(text).toLowerCase();
  const isSaid = (part: string) => actions.some(({ kind, clauses }) => saying.includes(kind) && clauses.join(' ').includes(part));
  return outsideOfSpeech(said)
    .split(/[.!?;:"]+|,? (?:and|but|then) |, /u)
    .map((part) => part.trim())
    .filter(
      (part) =>
        statement.test(part.replace(asked, '')) &&
        !/^(?:mira|tov|wh\w+) /i.test(part) &&
        !isSaid(part) &&
        told.includes(part.toLowerCase()),
    );
}

describe('what strangers only remark', () => {
  it('is not recited as a thing, a place or a deed', () => {
    expect(told.flatMap((reply) => recited(reply).map((clause) => ({ said: reply.said, clause })))).toEqual([]);
  });

  it('would be found out if it were', () => {
    const lies = [
      ["let's go to the schoolhouse, Pell said the slate isn't wiped", "Mira goes to the schoolhouse, Pell said the slate isn't wiped."],
      ['can I borrow that book, the town needs to see it', 'Mira borrows the town needs to see it.'],
      ['unlock it with the brass key, gander be damned', 'Mira would unlock it with the brass key, gander be damned.'],
    ] as const;
    expect(lies.filter(([said, text]) => recited({ said, text, actions: [] }).length === 0)).toEqual([]);
  });

  it('gives no name to what anybody carries', () => {
    const names = told.flatMap(({ happened }) =>
      happened.rulings.flatMap(({ allowed, call }) => (allowed && call.name === 'scene_tag' ? [call.thing ?? ''] : [])),
    );
    expect(names.filter((name) => name !== '').length).toBeGreaterThan(tier.bound(2, 10));
    expect(names.filter((name) => statement.test(name) || /^(?:the|an?) \p{L}+ (?:needs|wants|is|was|has)$/u.test(name))).toEqual([]);
  });
});

const named = [...readyAdventures.values()].flatMap(({ npcs, scenes }) =>
  [...npcs, ...scenes].map(({ name }) => name.replace(/^(?:the|an?) /i, '')),
);

/** Replies that tell such an action as done, in the words that the player put it in. */
function claims(test: (action: HeroAction, reply: Told) => boolean): { said: string; claim: string }[] {
  return told.flatMap((reply) =>
    reply.actions.flatMap((action) => {
      if (action.quote !== null || !isRestatable(action) || !test(action, reply)) return [];
      const claim = `${action.actor.name} ${restate(action, named).action}`;
      return reply.text.includes(claim) ? [{ said: reply.said, claim }] : [];
    }),
  );
}

const isOf = (action: HeroAction, calls: readonly string[], ...names: string[]) =>
  !action.afterTravel && !names.some((name) => calls.includes(name));

describe('what strangers say at the Storyteller', () => {
  it('is read', () => {
    expect(told.length).toBeGreaterThan(tier.bound(400, 800));
    expect(told.filter(({ actions }) => actions.some(({ missing }) => missing !== null)).length).toBeGreaterThan(tier.bound(5, 20));
  });

  it('is not told as done with what is not here', () => {
    expect(
      claims(
        ({ missing, absent, kind, afterTravel }) => !afterTravel && kind !== 'talk' && kind !== 'travel' && (missing !== null || absent),
      ),
    ).toEqual([]);
  });

  it('is not told as taken where nothing was taken', () => {
    const isTaking = ({ kind, change, targets }: HeroAction) =>
      (kind === 'take' && targets.some((each) => each.kind === 'loot')) || (change !== null && tagRules[change.state].loose === true);
    expect(claims((action, { calls }) => isTaking(action) && isOf(action, calls, 'loot', 'scene_tag'))).toEqual([]);
  });

  it('is not told as a journey where nobody has moved', () => {
    expect(
      claims(
        (action, { calls }) =>
          isJourney(action) && action.kind === 'travel' && exitOf(action) !== undefined && isOf(action, calls, 'set_location'),
      ),
    ).toEqual([]);
  });

  it('is not told as changed where nothing has changed', () => {
    expect(claims((action, { calls }) => action.change !== null && isOf(action, calls, 'scene_tag'))).toEqual([]);
  });
});
