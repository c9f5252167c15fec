import { z } from 'zod';
import { AskedCheck, AskedNumber, CheckKind } from '#domain/check/check.ts';
import { Message } from '#domain/chat/message.ts';
import { Id, Uuid } from '#domain/ids.ts';
import { gameLimits } from '#domain/limits/game-limits.ts';
import { D20Modifier, DifficultyClass } from '#domain/limits/game-values.ts';
import { Advantage, words } from '#domain/rules/combat-terms.ts';
import { command } from '#contract/http/operation.ts';

const InCampaign = z.object({ campaignId: Id });
const OfCheck = InCampaign.extend({ messageId: Uuid });
const Heroes = z.array(Uuid).max(gameLimits.heroesAtOnce, `At most ${gameLimits.heroesAtOnce} adventurers at once.`);

/** A creature whom the Dungeon Master plays, with what it adds. */
const Creature = z.object({ name: words(gameLimits.nameLength).min(1), modifier: D20Modifier });

/** A check as it stands now. */
const CheckNow = z.object({
  message: Message,
  /** All of it, to those who lead; null to everybody else. */
  check: AskedCheck.nullable(),
});

export const ask = command('checks.ask', {
  summary:
    'Asks heroes for a check in the story: each for themselves, as a group, or against somebody. Secret ones are pressed blindly by their players, or rolled at once for the Dungeon Masters alone. The same id is asked once.',
  input: InCampaign.extend({
    /** Of the message. */
    id: Uuid,
    kind: CheckKind.default('each'),
    what: AskedNumber,
    heroes: Heroes.min(1, 'Choose who rolls.'),
    difficulty: DifficultyClass.nullable().default(null),
    showsDifficulty: z.boolean().default(true),
    /** Who sees it: all; the results those who lead alone; or all of it those alone, rolled at once or taken from the passive score. */
    secret: z.enum(['no', 'results', 'rolled', 'passive']).default('no'),
    advantage: Advantage.default('none'),
    /** The second side of a contest. */
    second: z
      .object({
        what: AskedNumber,
        heroes: Heroes,
        /** Whom the Dungeon Master plays. */
        creature: Creature.nullable().default(null),
      })
      .nullable()
      .default(null),
  }).superRefine(({ kind, what, heroes, difficulty, secret, second }, context) => {
    const wrong = (path: string, message: string) => context.addIssue({ code: 'custom', path: [path], message });
    if (kind === 'group' && difficulty === null) wrong('difficulty', 'A group check needs a difficulty class.');
    if (kind === 'contest' && difficulty !== null) wrong('difficulty', 'A contest has no difficulty class.');
    if (kind !== 'contest' && second !== null) wrong('second', 'Only a contest has a second side.');
    if (kind === 'contest' && (second === null || (second.heroes.length === 0 && second.creature === null)))
      wrong('second', 'A contest needs somebody on the other side.');
    if (second?.heroes.some((each) => heroes.includes(each))) wrong('second', 'Nobody stands on both sides of a contest.');
    if (secret === 'passive' && (what.kind !== 'skill' || kind === 'contest')) wrong('secret', 'Only skills have a passive score.');
  }),
  output: CheckNow,
});

export const roll = command('checks.roll', {
  summary:
    'Rolls for a hero who is asked for a check, by their sheet as it stands. For its player and the DMs of the table. However often it is pressed, it is rolled once; with Heroic Inspiration a die of it is rolled again, and a test that has not succeeded takes the answers that its roll offers.',
  input: OfCheck.extend({
    characterId: Uuid,
    /** Whether Heroic Inspiration is spent to roll a die of what stands again. */
    inspired: z.boolean().default(false),
    /** The answer that is given to what stands, by its key: a feature or a die that its roll offers. */
    answer: z.string().min(1).max(200).optional(),
  }),
  output: CheckNow,
});

export const help = command('checks.help', {
  summary: 'Lets one’s own hero help another with an ability check that is asked for and not yet rolled: it is rolled with advantage.',
  input: OfCheck.extend({
    /** Who helps. */
    characterId: Uuid,
    /** Who is helped. */
    helps: Uuid,
  }),
  output: CheckNow,
});

export const reach = command('checks.reach', {
  summary:
    'Says whom a spell or feature reaches that forces a save: heroes are asked for it, creatures roll at once. For its player, and for the DMs, who alone name creatures that stand in no fight. Nobody is asked twice.',
  input: OfCheck.extend({
    /** Whose spell or feature it is. */
    characterId: Uuid,
    heroes: Heroes.default([]),
    creatures: z.array(Creature).max(gameLimits.heroesAtOnce, `At most ${gameLimits.heroesAtOnce} creatures at once.`).default([]),
    /** Creatures of the fight that goes on, by their ids; hidden ones are named by those who lead alone. */
    combatants: z.array(Id).max(gameLimits.heroesAtOnce, `At most ${gameLimits.heroesAtOnce} creatures at once.`).default([]),
  }).superRefine(({ heroes, creatures, combatants }, context) => {
    if (heroes.length + creatures.length + combatants.length === 0)
      context.addIssue({ code: 'custom', path: ['heroes'], message: 'Choose who is reached.' });
  }),
  output: CheckNow,
});

export const apply = command('checks.apply', {
  summary:
    'Has a hero take what the spell or feature does that they have saved against, by their sheet: its damage, and what a failure leaves. For its player and the DMs of the table. However often it is pressed, it is taken once; undoing that change of the sheet takes it back.',
  input: OfCheck.extend({ characterId: Uuid }),
  output: CheckNow,
});

export const applyInFight = command('checks.applyInFight', {
  summary:
    'Has all creatures of the fight that goes on take what the spell or feature does that they have saved against, its damage and what a failure leaves: one step of the fight, which its undo takes back. For its player and the DMs of the table. What a creature has taken it does not take again.',
  input: OfCheck.extend({
    /** Whose spell or feature it is. */
    characterId: Uuid,
  }),
  output: CheckNow,
});

export const close = command('checks.close', {
  summary: 'Ends a check: who has not rolled is waited for no longer.',
  input: OfCheck,
  output: CheckNow,
});
