import { optionPickables, spellPickables } from '#domain/character/options/pickable.ts';
import type { HomebrewUser } from '#domain/homebrew/own-spells.ts';
import { toPick } from './to-pick.tsx';

/** Spells with the facts one reads before casting, and their descriptions; those of homebrew come with whoever may choose them. */
export const spellOptions = (user: HomebrewUser) => (ids: readonly string[]) => spellPickables(user)(ids).map(toPick);

/** Options of a feature with what they ask for, and what they do. */
export const optionsOfFeature = (feature: string | undefined) => (ids: readonly string[]) => optionPickables(feature)(ids).map(toPick);
