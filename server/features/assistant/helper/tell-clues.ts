import { currentScene } from '#domain/narration/play-state.ts';
import type { Situation } from '#server/features/assistant/read-situation.ts';

/** What the party has found out, what it has not, and where the rest can be had, the nearest first. */
export function tellClues({ adventure, state }: Situation): string {
  const known = adventure.clues.filter(({ id }) => state.clues.includes(id));
  const open = adventure.clues.filter(({ id }) => !state.clues.includes(id));
  const here = currentScene(adventure, state).id;
  const hidden = open
    .map(({ id, text }) => ({ text, sources: sourcesOf(id, adventure) }))
    .toSorted((one, other) => Number(isAt(here, other.sources)) - Number(isAt(here, one.sources)));
  return [
    known.length === 0 ? 'The party has found out nothing yet.' : `**The party knows** (${known.length} of ${adventure.clues.length}):`,
    ...known.map(({ text }) => `- ${text}`),
    ...(hidden.length === 0 ? ['\nThere is nothing left to find out.'] : ['\n**It does not know:**']),
    ...hidden
      .slice(0, 8)
      .map(
        ({ text, sources }) =>
          `- ${text} *${sources.map(({ text }) => text).join('; ') || 'Nothing gives it away: reveal it as you like.'}*`,
      ),
    ...(hidden.length > 8 ? [`- …and ${hidden.length - 8} more.`] : []),
  ].join('\n');
}

interface Source {
  scenes: string[];
  text: string;
}

function sourcesOf(clue: string, { scenes, npcs }: Situation['adventure']): Source[] {
  const features = scenes.flatMap((scene) =>
    scene.features
      .filter((feature) => feature.clue === clue)
      .map(({ name, skill, dc }) => ({
        scenes: [scene.id],
        text: `${name} in ${scene.name}${dc === undefined ? '' : `, ${skill ?? 'a check'} ${dc}`}`,
      })),
  );
  const talk = npcs
    .filter((npc) => npc.topics.some((topic) => topic.clue === clue))
    .map(({ id, name }) => ({
      scenes: scenes.filter((scene) => scene.npcs.includes(id)).map((scene) => scene.id),
      text: `${name} can tell`,
    }));
  return [...features, ...talk];
}

const isAt = (scene: string, sources: Source[]) => sources.some(({ scenes }) => scenes.includes(scene));
