import { z } from 'zod';
import { commonActions } from '#domain/rules/common-actions.ts';
import { itemKinds } from '#domain/srd/items/item-kinds.ts';
import { questionSubjects } from './fight-stage.ts';
import { contentFile } from '#server/kernel/content.ts';

const Words = z.array(z.string().min(1));
const Pattern = z.string().transform((text) => new RegExp(text, 'i'));

/** What players type in a fight: verbs by what they mean, names of what is natural or slang, and turns of phrase. */
export const fightLexicon = contentFile(
  'storyteller/lexicon/fight.json',
  z.strictObject({
    attack: Words,
    ranged: Words,
    thrown: Words,
    casting: Words,
    using: Words,
    drinking: Words,
    giving: Words,
    mending: Words,
    wielding: Words,
    items: z.partialRecord(z.enum(itemKinds), Words),
    itemWords: z.record(z.string(), Words),
    approach: Words,
    talk: Words,
    look: Words,
    natural: z.record(z.string(), Words),
    weapons: z.record(z.string(), Words),
    features: z.record(z.string(), Words),
    generic: Words,
    bloodied: Words,
    allFoes: Words,
    allies: Words,
    self: Words,
    last: Words,
    acts: z.array(z.strictObject({ action: z.enum(commonActions), pattern: Pattern })),
    idioms: z.array(z.strictObject({ pattern: Pattern, as: z.string() })),
    questions: z.array(z.strictObject({ about: z.enum(questionSubjects), pattern: Pattern })),
    ends: Pattern,
    deathSave: Pattern,
    concentration: Pattern,
    leaveForm: Pattern,
    ready: Pattern,
    rest: Pattern,
    leave: Pattern,
    negated: Pattern,
    revives: Pattern,
    flees: Pattern,
    allFlee: Pattern,
    joins: Pattern,
    knocksOut: Pattern,
    peace: z.strictObject({
      mercy: Pattern,
      yields: Pattern,
      stows: Pattern,
      letsFall: Pattern,
      weapon: Pattern,
      gifts: Pattern,
      brings: Pattern,
    }),
    proposes: Pattern,
  }),
);
