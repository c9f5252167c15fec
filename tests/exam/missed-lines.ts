import { readyAdventures } from '#server/features/adventures/index.ts';
import { newEvening, sayAt } from './evening.ts';
import type { EveningLog } from './evening.ts';
import { partyOf } from './party.ts';

/** A line, and what its reply tells and does not tell. */
export interface Line {
  said: string;
  told?: RegExp;
  not?: RegExp;
}

const worlds = { tollhithe: 'free-template-world', ambry: 'high-ambry', chimneys: 'the-shut-country' } as const;

/** The evening in a world, at a place where the party knows these clues. */
function eveningIn(world: keyof typeof worlds, scene: string, clues: readonly string[]): { evening: EveningLog; world: string } {
  const adventure = readyAdventures.get(worlds[world]);
  if (!adventure) throw new Error(`there is no ${world}`);
  const evening = newEvening(adventure, `questions-${world}`);
  const state = { ...evening.state, scene, visited: [...new Set([...evening.state.visited, scene])], clues: [...clues] };
  return { evening: { ...evening, state }, world: worlds[world] };
}

/** The lines of an evening whose reply tells something else than it should. */
export function missed(world: keyof typeof worlds, scene: string, lines: readonly Line[], clues: readonly string[] = []): object[] {
  const begun = eveningIn(world, scene, clues);
  const adventure = readyAdventures.get(begun.world);
  if (!adventure) throw new Error(`there is no ${world}`);
  let { evening } = begun;
  return lines.flatMap((line) => {
    evening = sayAt(adventure, evening, partyOf(evening.state), [{ hero: 'Mira', text: line.said }]);
    const text = evening.replies.at(-1)?.text ?? '';
    const isTold = (line.told === undefined || line.told.test(text)) && !(line.not?.test(text) ?? false);
    return isTold ? [] : [{ said: line.said, text }];
  });
}
