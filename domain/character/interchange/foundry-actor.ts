import { z } from 'zod';

const mostItems = 2000;
/** Numbers stand there as numbers, texts or nothing at all. */
const Amount = z.coerce.number().catch(0);
const Text = z.string().max(2000).catch('');
/** Names in a row, divided by semicolons. */
const LongText = z.string().max(10_000).catch('');
const noLanguages = { value: [], custom: '' };
const loosely = <Shape extends z.ZodRawShape>(shape: Shape) => z.looseObject(shape);

/** An item of an actor: gear, spell, class, feat, species or background; which parts are there depends on its type. */
export const FoundryItem = loosely({
  name: Text,
  type: Text,
  system: loosely({
    identifier: Text.optional(),
    quantity: z.coerce.number().catch(1).optional(),
    weight: z
      .union([z.number(), z.looseObject({ value: Amount })])
      .optional()
      .catch(undefined),
    equipped: z.boolean().optional().catch(undefined),
    levels: z.coerce.number().optional().catch(undefined),
    hd: z.looseObject({ spent: Amount }).optional().catch(undefined),
    hitDiceUsed: z.coerce.number().optional().catch(undefined),
    advancement: z.unknown().optional(),
    uses: loosely({
      spent: z.coerce.number().nonnegative().optional().catch(undefined),
      value: z.coerce.number().nullable().optional().catch(undefined),
      max: z.union([z.string(), z.number()]).nullable().optional().catch(undefined),
    })
      .nullable()
      .optional()
      .catch(undefined),
    activities: z.unknown().optional(),
    magicalBonus: z.coerce.number().nullable().optional().catch(undefined),
    damage: z.unknown().optional(),
    armor: z
      .looseObject({ value: z.coerce.number().nullable().optional().catch(undefined) })
      .optional()
      .catch(undefined),
    level: z.coerce.number().optional().catch(undefined),
    preparation: z
      .looseObject({ mode: Text.optional(), prepared: z.boolean().optional().catch(undefined) })
      .optional()
      .catch(undefined),
    prepared: z.coerce.number().optional().catch(undefined),
    method: Text.optional(),
  }).catch({}),
});
export type FoundryItem = z.infer<typeof FoundryItem>;

const Pool = z.looseObject({ value: z.coerce.number().nullable().optional().catch(undefined) });

/** What is read of an actor of the system dnd5e; whatever else stands there is kept to be told of. */
export const FoundryActor = loosely({
  name: z.string().max(2000),
  type: z.string().max(100),
  system: loosely({
    abilities: z.record(z.string(), loosely({ value: z.coerce.number().optional().catch(undefined) }).catch({})).catch({}),
    attributes: loosely({
      hp: loosely({
        value: z.coerce.number().nullable().optional().catch(undefined),
        max: z.coerce.number().nullable().optional().catch(undefined),
        temp: z.coerce.number().nullable().optional().catch(undefined),
      }).catch({}),
      death: loosely({ success: Amount, failure: Amount }).catch({ success: 0, failure: 0 }),
      exhaustion: Amount,
      inspiration: z.boolean().catch(false),
    }).catch({ hp: {}, death: { success: 0, failure: 0 }, exhaustion: 0, inspiration: false }),
    details: loosely({
      race: z.unknown().optional(),
      background: z.unknown().optional(),
      xp: loosely({ value: Amount }).catch({ value: 0 }),
    }).catch({ xp: { value: 0 } }),
    traits: loosely({
      weaponProf: loosely({ mastery: loosely({ value: z.array(z.string()).max(200).catch([]) }).catch({ value: [] }) })
        .optional()
        .catch(undefined),
      languages: loosely({ value: z.array(Text).max(200).catch([]), custom: LongText }).catch(noLanguages),
    }).catch({ languages: noLanguages }),
    tools: z.record(z.string(), loosely({ value: Amount }).catch({ value: 0 })).catch({}),
    skills: z.record(z.string(), loosely({ value: Amount }).catch({ value: 0 })).catch({}),
    currency: loosely({ pp: Amount, gp: Amount, ep: Amount, sp: Amount, cp: Amount }).catch({ pp: 0, gp: 0, ep: 0, sp: 0, cp: 0 }),
    spells: z.record(z.string(), Pool.catch({})).catch({}),
  }),
  items: z.array(FoundryItem).max(mostItems),
  effects: z
    .array(loosely({ name: Text, statuses: z.array(z.string()).max(50).catch([]), disabled: z.boolean().catch(false) }))
    .max(mostItems)
    .catch([]),
  flags: loosely({ hearthlore: z.unknown().optional() }).catch({}),
});
export type FoundryActor = z.infer<typeof FoundryActor>;
