import { z } from 'zod';

const mostEntries = 2000;
const mostChoices = 500;
const textLength = 300;
const longText = 20_000;

/** A number as it stands or as text; nothing where it is neither. */
const Amount = z.coerce.number().nullable().catch(null);
const Flag = z.boolean().nullable().catch(null);
/** A short text, cut where it is long; empty where it is none. */
const Text = z
  .string()
  .transform((text) => text.slice(0, textLength))
  .catch('');
const Long = z
  .string()
  .transform((text) => text.slice(0, longText))
  .catch('');
/** A list whose entries are read one by one: what is no such entry is left out. */
const listOf = <Entry extends z.ZodType>(entry: Entry, most = mostEntries) =>
  z
    .array(z.unknown())
    .transform((entries) =>
      entries.slice(0, most).flatMap((each) => {
        const read = entry.safeParse(each);
        return read.success ? [read.data] : [];
      }),
    )
    .catch([]);
const part = <Shape extends z.ZodRawShape>(shape: Shape) => z.object(shape);

const Named = part({ name: Text });
const Held = part({ definition: Named });

const Stat = part({ id: z.number(), value: Amount });
const Modifier = part({
  type: Text,
  subType: Text,
  value: Amount,
  fixedValue: Amount,
  restriction: Text,
  friendlySubtypeName: Text,
  componentId: Amount,
});
export type BeyondModifier = z.infer<typeof Modifier>;

const ClassEntry = part({
  id: Amount,
  level: z.number(),
  isStartingClass: Flag,
  hitDiceUsed: Amount,
  definition: part({ name: Text, isLegacy: Flag }),
  subclassDefinition: Named.nullable().catch(null),
  classFeatures: listOf(part({ definition: part({ name: Text, id: Amount, requiredLevel: Amount }) }), mostChoices),
});
export type BeyondClass = z.infer<typeof ClassEntry>;

const Spell = part({
  definition: part({ name: Text, level: Amount, isLegacy: Flag }),
  prepared: Flag,
  alwaysPrepared: Flag,
  countsAsKnownSpell: Flag,
});
export type BeyondSpell = z.infer<typeof Spell>;

const Coins = part({ cp: Amount, sp: Amount, ep: Amount, gp: Amount, pp: Amount });
const noCoins = { cp: 0, sp: 0, ep: 0, gp: 0, pp: 0 };

const InventoryItem = part({
  quantity: Amount,
  equipped: Flag,
  isAttuned: Flag,
  chargesUsed: Amount,
  currency: Coins.nullable().catch(null),
  definition: part({
    name: Text,
    type: Text,
    subType: Text,
    filterType: Text,
    baseArmorName: Text,
    magic: Flag,
    weight: Amount,
    bundleSize: Amount,
    armorClass: Amount,
    damage: part({ diceString: Text }).nullable().catch(null),
    grantedModifiers: listOf(Modifier, mostChoices),
  }),
});
export type BeyondItem = z.infer<typeof InventoryItem>;

const CustomItem = part({ name: Text, quantity: Amount, weight: Amount });
const Slot = part({ level: Amount, used: Amount });
const Action = part({ name: Text, limitedUse: part({ numberUsed: Amount }).nullable().catch(null) });
const Feat = part({
  componentId: Amount,
  definition: part({ name: Text, isLegacy: Flag, categories: listOf(part({ tagName: Text }), 50) }),
});
const Adjustment = part({ typeId: Amount, valueId: Amount, value: z.unknown() });

const emptySpells = { race: [], class: [], background: [], item: [], feat: [] };
const spellLists = part({
  race: listOf(Spell),
  class: listOf(Spell),
  background: listOf(Spell),
  item: listOf(Spell),
  feat: listOf(Spell),
}).catch(emptySpells);
const options = part({
  race: listOf(Held, mostChoices),
  class: listOf(Held, mostChoices),
  feat: listOf(Held, mostChoices),
}).catch({ race: [], class: [], feat: [] });
const noRace = { fullName: '', baseName: '', baseRaceName: '', subRaceShortName: '', isLegacy: null, racialTraits: [] };
const noNotes = { allies: '', personalPossessions: '', otherHoldings: '', organizations: '', enemies: '', backstory: '', otherNotes: '' };
const noTraits = { personalityTraits: '', ideals: '', bonds: '', flaws: '', appearance: '' };

/**
 * What is read of a character document of D&D Beyond (character-service v5). Name, scores and classes must be there; whatever
 * else is missing or of a wrong kind counts as empty, and unknown fields are left out.
 */
export const BeyondDocument = part({
  name: z.string().transform((text) => text.slice(0, textLength)),
  stats: z.array(Stat).min(6).max(12),
  bonusStats: listOf(Stat, 12),
  overrideStats: listOf(Stat, 12),
  classes: z.array(ClassEntry).min(1).max(20),
  race: part({
    fullName: Text,
    baseName: Text,
    baseRaceName: Text,
    subRaceShortName: Text,
    isLegacy: Flag,
    racialTraits: listOf(Held, mostChoices),
  }).catch(noRace),
  background: part({
    definition: part({ name: Text }).nullable().catch(null),
    customBackground: part({ name: Text }).nullable().catch(null),
  }).catch({ definition: null, customBackground: null }),
  modifiers: part({
    race: listOf(Modifier),
    class: listOf(Modifier),
    background: listOf(Modifier),
    feat: listOf(Modifier),
  }).catch({ race: [], class: [], background: [], feat: [] }),
  feats: listOf(Feat, mostChoices),
  options,
  actions: part({ race: listOf(Action), class: listOf(Action), feat: listOf(Action) }).catch({ race: [], class: [], feat: [] }),
  characterValues: listOf(Adjustment),
  inventory: listOf(InventoryItem),
  customItems: listOf(CustomItem),
  currencies: Coins.catch(noCoins),
  classSpells: listOf(part({ characterClassId: Amount, spells: listOf(Spell) }), 20),
  spells: spellLists,
  spellSlots: listOf(Slot, 20),
  pactMagic: listOf(Slot, 20),
  baseHitPoints: Amount,
  bonusHitPoints: Amount,
  overrideHitPoints: Amount,
  removedHitPoints: Amount,
  temporaryHitPoints: Amount,
  currentXp: Amount,
  inspiration: Flag,
  deathSaves: part({ failCount: Amount, successCount: Amount }).catch({ failCount: 0, successCount: 0 }),
  conditions: listOf(part({ id: z.number(), level: Amount }), 50),
  alignmentId: Amount,
  faith: Text,
  notes: part({
    allies: Long,
    personalPossessions: Long,
    otherHoldings: Long,
    organizations: Long,
    enemies: Long,
    backstory: Long,
    otherNotes: Long,
  }).catch(noNotes),
  traits: part({ personalityTraits: Long, ideals: Long, bonds: Long, flaws: Long, appearance: Long }).catch(noTraits),
  creatures: listOf(z.looseObject({}), mostChoices),
});
export type BeyondDocument = z.infer<typeof BeyondDocument>;

const Looks = z.looseObject({ classes: z.array(z.unknown()), stats: z.array(z.unknown()) });
const Wrapped = z.looseObject({ data: Looks });

/** The document itself, whether it stands alone or within its answer; null for anything else. */
export function beyondDocumentIn(data: unknown): unknown {
  const wrapped = Wrapped.safeParse(data);
  if (wrapped.success) return wrapped.data.data;
  return Looks.safeParse(data).success ? data : null;
}
