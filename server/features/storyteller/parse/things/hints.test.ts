import { describe, expect, it } from 'vitest';
import { currentScene, openingState } from '#domain/narration/play-state.ts';
import { withinSentence } from '#domain/text/within-sentence.ts';
import { readyAdventures } from '#server/features/adventures/ready-adventures.ts';
import { parseIntent } from '#server/features/storyteller/parse/parse-intent.ts';
import { tier } from '#tests/support/tier.ts';

const mira = { id: 'mira', name: 'Mira' };
const party = [mira, { id: 'tov', name: 'Tov' }];
/** What people do with a thing that a reply has pointed them to. */
const handlings = [
  'have a closer look at',
  'I poke around in',
  'check out',
  'lets inspect',
  'go over to',
  'I search',
  'rummage through',
  'kick',
  'ok uh whats up with',
  'hehe prod',
  'I reach into',
  'take a peek at',
];

const scenes = [...readyAdventures.values()].flatMap((adventure) =>
  adventure.scenes.flatMap(({ id }) =>
    [[id], adventure.scenes.map((scene) => scene.id)].map((visited) => ({
      adventure,
      state: { ...openingState(adventure), scene: id, visited: [...new Set([adventure.start, ...visited])] },
    })),
  ),
);

describe('every thing that a reply points to', () => {
  it.each(handlings)('is what is meant when somebody takes it up: %s', (handling) => {
    const missed = tier.oneIn(3, scenes).flatMap(({ adventure, state }) =>
      currentScene(adventure, state).features.flatMap((feature) => {
        const text = `${handling} ${withinSentence(feature.name)}`;
        const [first] = parseIntent({ heroId: 'mira', text }, mira, { adventure, state, party });
        const isMeant = first?.targets.some((target) => target.kind === 'feature' && target.feature.id === feature.id) === true;
        const isTaken =
          isMeant && first.absent === false && (first.kind !== 'travel' || !first.targets.some(({ kind }) => kind === 'exit'));
        return isTaken || first?.kind === 'ask' ? [] : [`${state.scene}: ${text} (${first?.kind})`];
      }),
    );
    expect(missed).toEqual([]);
  });
});
