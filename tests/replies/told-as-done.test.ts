import { describe, expect, it } from 'vitest';
import type { Brief } from '#domain/narration/brief.ts';
import { openingState } from '#domain/narration/play-state.ts';
import { limits } from '#domain/limits/limits.ts';
import { readyAdventures } from '#server/features/adventures/index.ts';
import { tagRules } from '#domain/narration/scene-tags/tag-states.ts';
import { exitOf } from '#server/features/storyteller/parse/action.ts';
import type { HeroAction } from '#server/features/storyteller/parse/action.ts';
import { isJourney } from '#server/features/storyteller/parse/journey.ts';
import { parseIntents } from '#server/features/storyteller/parse/parsed-intent.ts';
import { isRestatable, restate } from '#server/features/storyteller/parse/restate.ts';
import { playReply } from '#server/features/storyteller/play.fixture.ts';
import { readRounds } from '#tests/exam/exam.ts';

const party = [
  { id: 'hero-1', name: 'Mira' },
  { id: 'hero-2', name: 'Tov' },
];
const named = [...readyAdventures.values()].flatMap(({ npcs, scenes }) =>
  [...npcs, ...scenes].map(({ name }) => name.replace(/^(?:the|an?) /i, '')),
);

interface Told {
  said: string;
  text: string;
  actions: HeroAction[];
  calls: string[];
}

/** Every line that strangers have said in a round, one after the other, with what was told and ruled. */
function replay(name: string, lines: readonly string[]): Told[] {
  const adventure = [...readyAdventures].find(([id]) => name.endsWith(id))?.[1];
  if (!adventure) throw new Error(`no adventure for ${name}`);
  let state = openingState(adventure);
  const texts: string[] = [];
  return lines.map((said, index): Told => {
    const [, hero = 'Mira', text = said] = /^\(?(Mira|Tov)\)?:? (.*)$/s.exec(said) ?? [];
    const heroId = party.find((each) => each.name === hero)?.id ?? '';
    const recent = texts.slice(-limits.recentMessages).map((content) => ({ sender: 'Narrator', role: 'ai' as const, content }));
    // Whoever is hurt is healed, and the tale does not end, so that all lines are heard.
    const { ended: _, ...going } = state;
    const now = { ...going, heroes: {}, clocks: {} };
    const brief: Brief = {
      campaignId: name,
      turn: index + 1,
      cause: 'turn',
      adventure,
      state: now,
      party,
      intents: [{ heroId, text }],
      recent,
    };
    const played = playReply(brief, new Set());
    state = played.progress.state;
    texts.push(played.text);
    const calls = played.progress.rulings.flatMap(({ allowed, call }) => (allowed ? [call.name] : []));
    return { said, text: played.text, actions: parseIntents(brief).flatMap(({ actions }) => actions), calls };
  });
}

const told = readRounds().flatMap(({ name, verdicts }) =>
  replay(
    name,
    verdicts.map(({ said }) => said),
  ),
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
