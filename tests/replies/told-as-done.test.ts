import { describe, expect, it } from 'vitest';
import { readyAdventures } from '#server/features/adventures/index.ts';
import { tagRules } from '#domain/narration/scene-tags/tag-states.ts';
import { exitOf } from '#server/features/storyteller/parse/action.ts';
import type { HeroAction } from '#server/features/storyteller/parse/action.ts';
import { isJourney } from '#server/features/storyteller/parse/journey.ts';
import { isRestatable, restate } from '#server/features/storyteller/parse/restate.ts';
import { strangersReplies } from './strangers-replies.ts';
import type { Told } from './strangers-replies.ts';

const named = [...readyAdventures.values()].flatMap(({ npcs, scenes }) =>
  [...npcs, ...scenes].map(({ name }) => name.replace(/^(?:the|an?) /i, '')),
);

const told = strangersReplies();

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
