import { z } from 'zod';

const Text = z.union([z.string().max(400), z.number().transform(String)]).catch('');
const Word = z.string().max(40).catch('');
const Count = z.coerce.number().int().positive().nullable().catch(null);
const Yes = z.boolean().catch(false);
const noDc = { calculation: '', formula: '' };
const Dc = z.looseObject({ calculation: Word, formula: Text }).catch(noDc);
const Abilities = z.union([z.string().max(40), z.array(z.string().max(40)).max(20)]).catch([]);
const most = 40;

/** Whom something falls on, on an activity or an item. */
const Target = z
  .looseObject({
    override: Yes,
    template: z
      .looseObject({ type: Word, size: Count, width: Count, height: Count })
      .catch({ type: '', size: null, width: null, height: null }),
    affects: z
      .looseObject({ type: Word, count: Text, choice: Yes, special: Text })
      .catch({ type: '', count: '', choice: false, special: '' }),
  })
  .catch({
    override: false,
    template: { type: '', size: null, width: null, height: null },
    affects: { type: '', count: '', choice: false, special: '' },
  });
const Range = z
  .looseObject({ override: Yes, value: Count, units: Word, special: Text })
  .catch({ override: false, value: null, units: '', special: '' });
const Activation = z
  .looseObject({ override: Yes, type: Word, value: Count, condition: Text })
  .catch({ override: false, type: '', value: null, condition: '' });

/** What stands on the item of a spell for all of its activities. */
export const GivenCasting = z.looseObject({ target: Target, range: Range, activation: Activation });

/** What is read of an activity of an item of Foundry. Every part may be missing. */
export const GivenActivity = z.looseObject({
  type: Word,
  name: Text,
  activation: Activation,
  range: Range,
  target: Target,
  description: z.looseObject({ chatFlavor: Text }).catch({ chatFlavor: '' }),
  consumption: z
    .looseObject({
      targets: z
        .array(z.looseObject({ type: Word, target: Text, value: Text }).catch({ type: '', target: '', value: '' }))
        .max(most)
        .catch([]),
    })
    .catch({ targets: [] }),
  uses: z
    .looseObject({
      max: Text,
      recovery: z
        .array(z.looseObject({ period: Word, formula: Text }).catch({ period: '', formula: '' }))
        .max(most)
        .catch([]),
    })
    .catch({ max: '', recovery: [] }),
  attack: z
    .looseObject({
      ability: Word,
      bonus: Text,
      flat: Yes,
      type: z.looseObject({ value: Word, classification: Word }).catch({ value: '', classification: '' }),
    })
    .catch({ ability: '', bonus: '', flat: false, type: { value: '', classification: '' } }),
  damage: z
    .looseObject({ parts: z.array(z.unknown()).max(most).catch([]), onSave: Word, includeBase: z.boolean().catch(true) })
    .catch({ parts: [], onSave: '', includeBase: true }),
  save: z.looseObject({ ability: Abilities, dc: Dc }).catch({ ability: [], dc: noDc }),
  check: z
    .looseObject({ ability: Abilities, associated: z.array(z.string()).max(most).catch([]), dc: Dc })
    .catch({ ability: [], associated: [], dc: noDc }),
  duration: z.looseObject({ override: Yes, units: Word }).catch({ override: false, units: '' }),
  healing: z.unknown().optional(),
  roll: z.looseObject({ formula: Text, name: Text }).catch({ formula: '', name: '' }),
  effects: z
    .array(z.looseObject({ _id: Text, onSave: Yes }).catch({ _id: '', onSave: false }))
    .max(most)
    .catch([]),
});
export type GivenActivity = z.infer<typeof GivenActivity>;
