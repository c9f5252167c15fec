import { seenOf } from '#domain/moments/aftermath.ts';
import { presentNpcs, attitudeOf } from '#domain/narration/play-state.ts';
import { listed } from '#server/features/storyteller/compose/facts.ts';
import { required } from '#server/features/storyteller/compose/ranked-text.ts';
import type { RankedText } from '#server/features/storyteller/compose/ranked-text.ts';
import { bodiesAt } from './tell-bodies.ts';
import type { SceneWriter } from '#server/features/storyteller/compose/scene-writer.ts';

/**
 * What a fight has left behind, told by the first reply after it: who lies there, who bleeds, who was saved by whom. Those who were
 * there and had no part in it keep it in mind.
 */
export function tellAftermath(writer: SceneWriter): RankedText[] {
  const { fragments, context } = writer;
  const { aftermath, adventure, intents, party } = context.brief;
  if (!aftermath || fragments.isStale(`fight ${aftermath.id}`)) return [];
  fragments.note(`fight ${aftermath.id}`);
  fragments.note(bodiesAt(aftermath, writer.scene.id));
  const { slain, dead, down, saved, bleeding } = aftermath;
  const [only] = slain;
  const tell = (group: string, facts: Parameters<typeof fragments.insist>[1], plain: string) =>
    required(fragments.insist([group], facts) ?? plain);
  const ended =
    only === undefined
      ? tell('after.fled', {}, 'The fight is over.')
      : slain.length === 1
        ? tell('after.one', { npc: only }, `The fight is over. ${only} does not get up.`)
        : tell('after.slain', { others: listed(slain) }, `The fight is over. ${listed(slain)} do not get up.`);
  const by = intents[0]?.heroId ?? party[0]?.id;
  const words = seenOf(aftermath);
  if (by !== undefined && words !== null) {
    const watching = presentNpcs(adventure, writer.before).filter((npc) => attitudeOf(writer.before, npc) !== 'hostile');
    for (const npc of watching) writer.remembered.push({ npc: npc.id, by, kind: 'saw', words });
  }
  return [
    ended,
    ...dead.map((hero) => tell('after.dead', { hero }, `${hero} is dead.`)),
    ...down.map((hero) => tell('after.down', { hero }, `${hero} lies there.`)),
    ...saved
      .filter(({ fallen }) => !down.includes(fallen))
      .map(({ fallen: hero, by: other }) => tell('after.saved', { hero, other }, `${hero} was saved by ${other}.`)),
    ...bleeding.map((hero) => tell('after.bleeding', { hero }, `${hero} is bloodied.`)),
  ];
}
