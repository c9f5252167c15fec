import { z } from 'zod';
import { ContentId } from '#domain/limits/game-values.ts';
import { DamageType } from '#domain/rules/combat-terms.ts';

/** Something that changes a spell, by the key of its way; and the type that damage becomes. */
export const ChosenShaper = z.object({ way: ContentId, damageType: DamageType.optional() });
export type ChosenShaper = z.infer<typeof ChosenShaper>;
