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
import { isRestatable, restate } from '#server/features/storyteller/parse/restate.ts';

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
  it('is read in all rounds', () => {
    expect(told.length).toBeGreaterThan(800);
    expect(told.filter(({ actions }) => actions.some(({ missing }) => missing !== null)).length).toBeGreaterThan(20);
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
