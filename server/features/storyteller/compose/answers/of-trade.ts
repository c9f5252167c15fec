import { waresOf } from '#domain/narration/items/wares.ts';
import { tellCoins } from '#domain/narration/payment.ts';
import { presentNpcs } from '#domain/narration/play-state.ts';
import { coinsFor } from '#domain/rules/coins.ts';
import { capitalize } from '#domain/text/capitalize.ts';
import { withinSentence } from '#domain/text/within-sentence.ts';
import { listed } from '#server/features/storyteller/compose/facts.ts';
import type { SceneWriter } from '#server/features/storyteller/compose/scene-writer.ts';

/** What can be bought here, of whom and for what; where the party has met somebody who sells, where nobody here does. */
export function soldHere({ before, context }: SceneWriter): string[] {
  const { adventure } = context.brief;
  const here = presentNpcs(adventure, before).flatMap((npc) => {
    const wares = waresOf(npc, before).map(({ name, copper }) => `${name} for ${tellCoins(coinsFor(copper))}`);
    return wares.length === 0 ? [] : [`${capitalize(withinSentence(npc.name))} sells ${listed(wares)}.`];
  });
  if (here.length > 0) return here;
  const met = adventure.scenes.flatMap((scene) =>
    adventure.npcs.flatMap((npc) =>
      before.visited.includes(scene.id) && scene.npcs.includes(npc.id) && waresOf(npc, before).length > 0
        ? [`${withinSentence(npc.name)} at ${withinSentence(scene.name)}`]
        : [],
    ),
  );
  return ['Nobody here sells anything that you know of.', ...(met.length > 0 ? [`You have met ${listed(met)}, who sells things.`] : [])];
}
