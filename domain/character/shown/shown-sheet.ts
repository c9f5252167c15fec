import { openInitiateLists } from '#domain/character/advancement/empty-initiate.ts';
import { payableShapers } from '#domain/character/actions/shape-cast.ts';
import type { Character } from '#domain/character/character.ts';
import type { ActContent } from '#domain/character/effects/content.ts';
import { allWays } from '#domain/character/effects/feature-ways.ts';
import type { Way } from '#domain/character/effects/feature-ways.ts';
import type { Feature } from '#domain/character/sheet/features.ts';
import { deriveSheet } from '#domain/character/sheet/sheet.ts';
import type { Sheet } from '#domain/character/sheet/sheet.ts';
import { choiceOfFeature } from '#domain/srd/features/feature-choices.ts';
import { sourceOf } from '#domain/srd/features/load-features.ts';
import type { FeatureSource } from '#domain/srd/features/load-features.ts';
import { restsAhead } from './rests-ahead.ts';
import type { RestsAhead } from './rests-ahead.ts';
import { shownEffects } from './shown-effects.ts';
import type { ShownEffect } from './shown-effects.ts';
import { shownItems } from './shown-items.ts';
import type { ShownItem } from './shown-items.ts';
import { shownSpells } from './shown-spells.ts';
import type { ShownSpells } from './shown-spells.ts';
import { fallenUses, shownUse, usesAtWill } from './shown-uses.ts';
import type { FallenUse, ShownUse } from './shown-uses.ts';

/** A feature, with where the whole of it stands and what can be chosen of it. */
export interface ShownFeature extends Feature {
  /** Null for what has no more than its line. */
  source: FeatureSource | null;
  /** Its options, by id and name, where they are chosen here. */
  choice: { id: string; name: string } | null;
}

/** A sheet as a page shows it: its numbers, and all that is looked up or judged for them. */
export interface ShownSheet extends Sheet, ShownSpells {
  features: ShownFeature[];
  uses: ShownUse[];
  fallen: FallenUse[];
  /** Lists of which a Magic Initiate has no spells yet. */
  openInitiates: ReturnType<typeof openInitiateLists>;
  /** Items that are carried and can do something, have charges or ask for attunement. */
  items: ShownItem[];
  /** Effects in words, by their ids. */
  effects: Record<string, ShownEffect>;
  /** What rests would give back. */
  rests: RestsAhead;
  /** What can be chosen with a spell to change it, and be paid for now. */
  shapers: Way[];
}

function shownFeature(feature: Feature): ShownFeature {
  const rules = choiceOfFeature(feature.class, feature.name);
  const isChosenHere = rules?.name === feature.name && rules.counts[0]?.[0] === feature.level;
  return { ...feature, source: sourceOf(feature), choice: rules && isChosenHere ? { id: rules.id, name: rules.name } : null };
}

/** Works out what a page shows of a character; `content` says what their features and items do. */
export function showSheet(character: Character, content: ActContent): ShownSheet {
  const sheet = deriveSheet(character);
  const ways = allWays(character, content);
  return {
    ...sheet,
    ...shownSpells(character),
    features: sheet.features.map(shownFeature),
    uses: [...sheet.uses, ...usesAtWill(ways)].map((use) => shownUse(character, use, ways)),
    fallen: fallenUses(character, sheet.uses, ways),
    openInitiates: openInitiateLists(character),
    items: shownItems(character, content.items),
    effects: shownEffects(character),
    rests: restsAhead(character, content.items),
    shapers: payableShapers(character, ways),
  };
}
