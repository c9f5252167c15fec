import { contentOfAct } from '#domain/character/actions/act-content.ts';
import type { SheetAct } from '#domain/character/actions/act.ts';
import type { Character } from '#domain/character/character.ts';
import type { ActContent } from '#domain/character/effects/content.ts';
import type { MagicCatalogue } from '#domain/srd/items/catalogue.ts';
import { monsterOf } from '#domain/srd/monsters/monsters.ts';
import { calledCreature } from '#domain/srd/monsters/spirits.ts';

/** Everything that an act on a sheet needs to know, creatures among it; `own` are items of homebrew, and `others` whom it reaches. */
export async function contentOfSheetAct(
  character: Character,
  act: SheetAct,
  { own, others }: { own: MagicCatalogue; others: readonly Character[] },
): Promise<ActContent> {
  const shape = act.kind === 'useFeature' || act.kind === 'cast' || act.kind === 'learnForm' ? act.shape : undefined;
  const creature = shape === undefined ? undefined : monsterOf(shape);
  return { ...(await contentOfAct(character, act, own)), creature: creature ?? null, findCreature: calledCreature, others };
}
