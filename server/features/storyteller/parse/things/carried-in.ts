import type { Hero } from '#domain/narration/brief.ts';
import { heldBy, namesOfCarried } from '#domain/narration/scene-tags/carried.ts';
import type { CarriedThing } from '#domain/narration/scene-tags/carried.ts';
import type { Stage } from '#server/features/storyteller/parse/stage.ts';
import { isNamed } from '#server/features/storyteller/parse/targets.ts';

/** Whether words name a small thing that somebody carries. */
export const namesCarried = (text: string, thing: CarriedThing) => namesOfCarried(thing).some((name) => isNamed(text, name));

/** What a hero has with them that these words name. */
export function carriedIn(text: string, actor: Pick<Hero, 'id'>, { adventure, state }: Pick<Stage, 'adventure' | 'state'>): CarriedThing[] {
  return heldBy(adventure, state, actor.id).filter((thing) => namesCarried(text, thing));
}
