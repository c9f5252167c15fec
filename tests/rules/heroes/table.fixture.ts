import { actOnSheet } from '#domain/character/actions/act-on-sheet.ts';
import type { Character } from '#domain/character/character.ts';
import { blankCharacter } from '#domain/character/blank.ts';
import { changed } from '#domain/character/character.fixture.ts';
import type { UsedActivity } from '#domain/combat/use/used-activity.ts';
import { combatFactFor } from '#domain/combat/fact.ts';
import { contentOfFeatures } from '#domain/character/effects/content.ts';
import type { Reactions } from '#domain/combat/reactions/ask.ts';
import type { Fallen, Offer, Answer } from '#domain/combat/reactions/offer.ts';
import { readyReactionsOf } from '#domain/combat/reactions/ready-reaction.ts';
import { replayed } from '#domain/combat/reactions/replay.ts';
import { takeCombatStep } from '#domain/combat/combat.ts';
import { profileFromCustomNpc, OwnNpc } from '#domain/combat/npc/own-npc.ts';
import { profileFromStatBlock } from '#domain/combat/npc/profile-from-stat-block.ts';
import { refusePlayer } from '#domain/combat/permit.ts';
import { profileFromCharacter } from '#domain/combat/profile-from-character.ts';
import { tellCombatRefusal } from '#domain/combat/refusals.ts';
import { followSheet, heroOf, sheetAfterFight, withEffectsCounted } from '#domain/combat/sheet.ts';
import { newCombat } from '#domain/combat/state.ts';
import type { Combat, Combatant } from '#domain/combat/state.ts';
import { CombatStep, TakenStep } from '#domain/combat/step.ts';
import type { CombatEvent } from '#domain/combat/follow/event.ts';
import { tellCombatFact } from '#domain/combat/tell.ts';
import { tellCharacterFact } from '#domain/character/tell.ts';
import { seeded } from '#domain/combat/combat.fixture.ts';
import type { Dice } from '#domain/dice/dice.ts';
import type { Roll } from '#domain/dice/roll.ts';
import { deriveSheet } from '#domain/character/sheet/sheet.ts';
import { monsterOf } from '#domain/srd/monsters/monsters.ts';
import { resolveStep } from '#server/features/combat/steps/resolve-step.ts';
import { Refusal } from '#domain/refusals/refusals.ts';
import type { z } from 'zod';

export type Step = z.input<typeof TakenStep>;

/** What came of a step: the sentence where it was refused, else what happened. */
export interface Taken {
  refused: string | null;
  events: readonly CombatEvent[];
}

function tellRoll({ label, dice, faces, kept, floor = 0, modifier, total, against }: Roll): string {
  const shown = faces.map((face, place) => (faces.length > kept.length && faces.indexOf(kept[0] ?? 0) !== place ? `(${face})` : `${face}`));
  // A low die may count for more than it shows.
  const more = Math.max(0, floor - (kept[0] ?? floor));
  const raised = more === 0 ? '' : ` + ${more}`;
  const sum = modifier === 0 ? '' : modifier > 0 ? ` + ${modifier}` : ` - ${-modifier}`;
  return `[${label}: ${dice} = ${shown.join(' ')}${raised}${sum} = ${total}${against === null ? '' : ` against ${against}`}]`;
}

/** The friend who stands beside the hero, of level 10 so that a fall is far away. */
const friend = (): Character =>
  changed(blankCharacter({ id: 'tomas', userId: 'tomas', campaignId: 'c' }, 'srd', { name: 'Tomas', species: 'human', class: 'fighter' }), {
    level: 10,
    hitPointGains: [6, 6, 6, 6, 6, 6, 6, 6, 6],
  });

/** A brute who bears much, with a save of +0 in everything. */
const brute = OwnNpc.parse({
  name: 'Brute',
  armorClass: 13,
  hitPoints: 500,
  attacks: [
    { name: 'Club', toHit: 6, damage: '1d8+3', type: 'bludgeoning' },
    { name: 'Stone', toHit: 6, damage: '1d6+3', type: 'bludgeoning', ranged: true },
  ],
});

/**
 * A hero with a sheet in a fight beside Tomas against a brute, a goblin and a zombie. Steps are taken as the server takes them: what
 * the hero's player may do is asked, content says what is used, the rules carry it out, and the sheet follows.
 */
export class Table {
  combat: Combat;
  character: Character;
  #friend: Character;
  readonly #dice: (sides: number) => number;
  /** The next faces of d20s, before those that fall by chance. */
  #d20: number[] = [];
  /** What the hero was asked about. */
  readonly asked: Offer[] = [];
  /** The story of the fight as it is told, with dice. */
  readonly story: string[] = [];

  private constructor(character: Character, chance: Dice) {
    this.character = character;
    this.#friend = friend();
    this.#dice = (sides) => (sides === 20 ? (this.#d20.shift() ?? chance(sides)) : chance(sides));
    this.combat = newCombat();
    const goblin = monsterOf('goblin-warrior');
    const zombie = monsterOf('zombie');
    if (!goblin || !zombie) throw new Error('The bestiary lacks a goblin or a zombie.');
    for (const profile of [
      profileFromCharacter(character),
      profileFromCharacter(this.#friend),
      profileFromCustomNpc(brute, { id: 'brute', hidden: false }),
      profileFromStatBlock(goblin, { id: 'goblin' }),
      profileFromStatBlock(zombie, { id: 'zombie' }),
    ])
      this.#take({ name: 'join', profile });
    this.#d20 = [20, 2, 8, 5, 3, 1];
    this.#take({ name: 'start', surprised: [] });
    while (this.combat.active !== character.id) this.#take({ name: 'next' });
    this.#d20 = [];
  }

  /** Dice fall by chance, the same in every run, unless others are given. */
  static of(character: Character, dice: Dice = seeded(7)): Table {
    return new Table(character, dice);
  }

  get hero(): Combatant {
    return this.of(this.character.id);
  }

  of(id: string): Combatant {
    const found = this.combat.combatants.find((one) => one.id === id);
    if (!found) throw new Error(`There is no ${id}.`);
    return found;
  }

  /** Takes a step; where the hero is asked, as the server asks, the answers are given in order, and nothing is done when they are over. */
  #take(step: CombatStep, reactions?: Reactions, react: readonly string[] = []): Taken {
    const fallen: Fallen[] = [];
    const answers: Answer[] = [];
    let outcome;
    for (;;) {
      const dice = replayed(this.#dice, fallen);
      outcome = takeCombatStep(this.combat, step, dice.dice, reactions, answers);
      fallen.splice(0, fallen.length, ...dice.fallen);
      if (!outcome.ok) return { refused: tellCombatRefusal(outcome.refused), events: [] };
      const { offers } = outcome.value;
      if (offers.length === 0) break;
      this.asked.push(...offers);
      const given = offers.map(({ reactorId, ways }) => {
        const way = ways.find(({ key }) => react.some((each) => key === each || key.startsWith(`${each} at `)));
        return { reactorId, way: way?.key ?? null, slot: way?.slots[0] ?? 0 };
      });
      answers.push(given.length > 1 ? { reactors: given } : { way: given[0]?.way ?? null, slot: given[0]?.slot ?? 0 });
    }
    const before = this.combat;
    const { combat, events } = outcome.value;
    this.combat = withEffectsCounted(combat, [this.character, this.#friend]);
    const [hero, beside] = [heroOf(this.combat, this.character.id), heroOf(this.combat, this.#friend.id)];
    if (hero) this.character = sheetAfterFight(this.character, hero);
    if (beside) this.#friend = sheetAfterFight(this.#friend, beside);
    for (const event of events) {
      const fact = combatFactFor('dm', { before, after: combat }, event, 'numbers');
      if (fact === null) continue;
      const { sentence, rolls } = tellCombatFact(fact);
      this.story.push([`  ${sentence}`, ...rolls.map(tellRoll)].join(' '));
    }
    return { refused: null, events };
  }

  /** Takes a step as the Dungeon Master, without a line in the story. */
  quietly(given: z.input<typeof CombatStep>, d20: number[] = []): Taken {
    const lines = this.story.length;
    this.#d20 = [...d20];
    const taken = this.#take(CombatStep.parse(given));
    this.#d20 = [];
    this.story.length = lines;
    return taken;
  }

  /** Takes a step as the Dungeon Master while others may answer it. */
  withReactions(given: z.input<typeof CombatStep>, reactions: Reactions, d20: number[] = []): Taken {
    this.#d20 = [...d20];
    const taken = this.#take(CombatStep.parse(given), reactions);
    this.#d20 = [];
    return taken;
  }

  /** Takes a step in whose middle the hero is asked whether they do something, and says yes. */
  async answer(given: z.input<typeof CombatStep>, used: UsedActivity, d20: number[] = []): Promise<Taken> {
    const { id } = this.hero;
    const before = this.#spent();
    const { kind, id: what, activity } = used;
    const reactions = { asked: [id], byThemselves: [], ready: new Map([[id, [used]]]) };
    this.#d20 = [...d20];
    const taken = this.#take(CombatStep.parse(given), reactions, [[kind, what, activity.id ?? ''].join(' ').trim()]);
    this.#d20 = [];
    this.#tellSpent(before);
    return taken;
  }

  /** Takes a step as the hero's player does, or as the Dungeon Master for others. The d20s that are named fall first. */
  async take(
    given: Step,
    { d20 = [], as = 'player', react }: { d20?: number[]; as?: 'player' | 'dm'; react?: readonly string[] } = {},
  ): Promise<Taken> {
    const step = TakenStep.parse(given);
    const before = this.#spent();
    const permit = (asked: TakenStep | CombatStep) => {
      const refused = as === 'dm' ? null : refusePlayer(this.combat, this.hero, asked);
      if (refused !== null) throw new Refusal('combat.notYours', tellCombatRefusal(refused));
    };
    try {
      permit(step);
      const resolved = await resolveStep(step, this.combat);
      if (step.name === 'useFeature' || (step.name === 'castSpell' && step.shapers.length > 0)) permit(resolved);
      this.#d20 = [...d20];
      const taken = this.#take(resolved, react && (await this.#reactions()), react);
      this.#d20 = [];
      if (taken.refused !== null) this.story.push(`  Refused: ${taken.refused}`);
      this.#tellSpent(before);
      return taken;
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      this.story.push(`  Refused: ${error.message}`);
      return { refused: error.message, events: [] };
    }
  }

  /** What the hero answers with: they alone are asked. */
  async #reactions(): Promise<Reactions> {
    const { id } = this.hero;
    const { features } = await contentOfFeatures(this.character);
    const ready = readyReactionsOf(this.hero, { features, spells: new Map(), monster: undefined });
    return { asked: [id], byThemselves: [], ready: new Map([[id, ready]]) };
  }

  /** What the sheet has of everything that is used up. */
  #spent(): Map<string, string> {
    const { hitPoints, uses, spellcasting, hitDice } = deriveSheet(this.character);
    return new Map([
      ['hit points', `${hitPoints.left}${this.character.temporaryHitPoints > 0 ? ` + ${this.character.temporaryHitPoints}` : ''}`],
      ...uses.map(({ name, left }): [string, string] => [name, `${left}`]),
      ...(spellcasting?.slots ?? []).map(({ level, left, pact }): [string, string] => [
        `${pact ? 'pact ' : ''}slots of level ${level}`,
        `${left}`,
      ]),
      ['hit dice', `${hitDice.reduce((sum, { left }) => sum + left, 0)}`],
      ['armor class', `${this.hero.armorClass}`],
    ]);
  }

  #tellSpent(before: Map<string, string>): void {
    const changes = [...this.#spent()].filter(([name, left]) => before.get(name) !== left);
    if (changes.length > 0)
      this.story.push(`  (sheet: ${changes.map(([name, left]) => `${name} ${before.get(name) ?? '-'} -> ${left}`).join(', ')})`);
  }

  /** The hero afresh, as after a long rest, but for what is said to be spent. */
  refresh(spent: { uses?: Character['usesSpent']; slots?: number[] } = {}): void {
    const rested = actOnSheet(this.character, { kind: 'longRest' }, () => 4);
    if (rested.ok) this.character = rested.value.character;
    const slotsSpent = this.character.slotsSpent.map((none, place) => spent.slots?.[place] ?? none);
    this.character = { ...this.character, usesSpent: { ...this.character.usesSpent, ...spent.uses }, slotsSpent };
    this.combat = followSheet(this.combat, this.character);
  }

  /** A rest after the fight, told as the sheet tells it. */
  rest(kind: 'shortRest' | 'longRest'): void {
    const before = this.#spent();
    const outcome = actOnSheet(this.character, kind === 'shortRest' ? { kind, hitDice: 0 } : { kind }, () => 4);
    if (!outcome.ok) throw new Error(`The ${kind} is refused.`);
    this.character = outcome.value.character;
    this.story.push('', kind === 'shortRest' ? '## A short rest' : '## A long rest');
    for (const fact of outcome.value.facts) this.story.push(`  ${tellCharacterFact(fact)}`);
    this.#tellSpent(before);
  }
}
