import type { Aftermath } from '#domain/moments/aftermath.ts';
import { listText } from '#domain/text/list-text.ts';
import { thingInWords } from '#domain/narration/items/fallen-gear.ts';
import { listed } from '#server/features/storyteller/compose/facts.ts';
import { required } from '#server/features/storyteller/compose/ranked-text.ts';
import type { RankedText } from '#server/features/storyteller/compose/ranked-text.ts';
import type { SceneWriter } from '#server/features/storyteller/compose/scene-writer.ts';
import type { HeroAction } from '#server/features/storyteller/parse/action.ts';
import { isListening, isAtLarge } from '#server/features/storyteller/parse/target-of.ts';
import { searchedOf } from '#server/features/storyteller/parse/things/of-bodies.ts';

/** Where the dead of a fight lie, as it is kept with the replies that told of it. */
export const bodiesAt = ({ id }: Aftermath, scene: string): string => `bodies ${id} at ${scene}`;

/** What a fight has left behind where the party is; undefined where there is nothing, or where that is another place. */
function leftHere({ context: { brief }, fragments, scene }: SceneWriter): Aftermath | undefined {
  const { aftermath } = brief;
  if (!aftermath || aftermath.slain.length === 0) return undefined;
  const isHere = !fragments.isStale(`fight ${aftermath.id}`) || fragments.isStale(bodiesAt(aftermath, scene.id));
  return isHere ? aftermath : undefined;
}

/** What is found on those of the dead whom somebody goes through; undefined where they go through nobody who lies here. */
export function tellSearched(action: HeroAction, writer: SceneWriter): RankedText[] | undefined {
  const left = leftHere(writer);
  const searched = left ? searchedOf(action, left) : [];
  if (!left || searched.length === 0) return undefined;
  const hero = action.actor.name;
  const carried = left.carried.filter(({ name }) => searched.includes(name));
  const bare = searched.filter((name) => !carried.some((each) => each.name === name));
  const tell = (group: string, facts: Parameters<typeof writer.fragments.insist>[1], plain: string) =>
    required(writer.fragments.insist([group], { hero, ...facts }) ?? plain, plain);
  return [
    ...carried.map(({ name, things, coins }) => {
      const loot = listText(things.map((thing) => thingInWords(thing, coins)));
      return tell('after.carried', { npc: name, loot }, `${name} carried ${loot}.`);
    }),
    ...(bare.length === 0 ? [] : [tell('after.bare', { others: listed(bare) }, `There is nothing on ${listed(bare)}.`)]),
  ];
}

/** Where the dead lie, for whoever looks round at the place of a fight, with what lies beside them. */
export function tellLying(action: HeroAction, writer: SceneWriter): RankedText[] {
  const left = leftHere(writer);
  if (!left || action.kind !== 'search' || action.targets.length > 0 || isListening(action) || !isAtLarge(action, writer.scene)) return [];
  const others = listed(left.slain);
  const things = [...new Set(left.carried.flatMap((each) => each.things))];
  const plain = `${action.actor.name} sees where the fight was: ${others}.`;
  const seen = required(writer.fragments.insist(['after.seen'], { hero: action.actor.name, others }) ?? plain, plain);
  return things.length === 0
    ? [seen]
    : [seen, required(`Beside ${left.slain.length === 1 ? 'it' : 'them'}: ${listText(things.map((thing) => thingInWords(thing)))}.`)];
}
