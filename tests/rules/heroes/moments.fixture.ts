import type { Step } from './table.fixture.ts';
import type { ConditionName } from '#domain/rules/combat-terms.ts';

/** When and how something makes sense, beyond what can be read of it. */
export interface Moment {
  targets?: string[];
  /** Whose turn it is, where it is not the hero's own. */
  onTurnOf?: string;
  /** What the same feature does a turn before, by its name. */
  after?: string;
  /** Whether that is in the same turn. */
  sameTurn?: true;
  /** What happens just before; named by the hero's id. */
  before?: (hero: string) => Step[];
  beforeD20?: number[];
  /** What rides on the same hit before it. */
  riders?: { id: string; activity?: number; ally?: true }[];
  attack?: string;
  choice?: string;
  amount?: number;
  /** Who has lost hit points, and how many. */
  hurt?: { who: 'hero' | 'tomas' | 'brute'; by: number };
  /** What Tomas suffers from. */
  ails?: ConditionName;
  /** What is spent beforehand. */
  spent?: { uses?: Record<string, number>; slots?: number[] };
  d20?: number[];
}

type Before = NonNullable<Moment['before']>;
const use =
  (feature: string, activity = 0, targetIds: string[] = []): Before =>
  (actorId) => [{ name: 'useFeature', actorId, feature, activity, targetIds }];
const strike =
  (attack: string, riders: string[] = []): Before =>
  (actorId) => [{ name: 'attack', actorId, targetId: 'brute', attack, riders: riders.map((id) => ({ id })) }];
const both =
  (...all: Before[]): Before =>
  (hero) =>
    all.flatMap((each) => each(hero));

const reckless = { before: use('reckless-attack'), attack: 'Greataxe' } as const;
const brutal = { ...reckless, riders: [{ id: 'brutal-strike' }] };
const sneaky = { attack: 'Shortsword', riders: [{ id: 'sneak-attack', ally: true as const }] };
// The flurry of three blows takes the place of that of two.
const flurry = { before: both(use('heightened-focus', 0, ['brute']), use('monks-focus', 0, ['brute'])) };
const flail = { attack: 'Flail' };
const smite: Before = (actorId) => [
  {
    name: 'attack',
    actorId,
    targetId: 'brute',
    attack: 'Longsword',
    riders: [{ kind: 'spell', id: 'divine-smite', slot: 1, activity: 0 }],
  },
];
const mark: Before = (actorId) => [{ name: 'castSpell', actorId, spell: 'hunters-mark', targetIds: ['brute'], slot: 1 }];
const blast: Before = (actorId) => [{ name: 'castSpell', actorId, spell: 'eldritch-blast', targetIds: ['brute'] }];

/** By feature and way. */
export const moments: Readonly<Record<string, Moment>> = {
  'relentless-rage/Keep standing': { before: both(use('rage'), use('relentless-rage')), hurt: { who: 'hero', by: 100 } },
  'brutal-strike/Brutal Strike': reckless,
  'brutal-strike/Forceful Blow': brutal,
  'brutal-strike/Hamstring Blow': brutal,
  'improved-brutal-strike/Staggering Blow': brutal,
  'improved-brutal-strike/Sundering Blow': brutal,
  'frenzy/Frenzy': { before: both(use('rage'), use('reckless-attack')), attack: 'Greataxe' },
  'persistent-rage/Persistent Rage': { spent: { uses: { rage: 3 } } },
  'intimidating-presence/Restore with Rage': { spent: { uses: { 'intimidating-presence': 1 } } },
  'font-of-inspiration/Font of Inspiration': { spent: { uses: { 'bardic-inspiration': 2 } } },
  'superior-inspiration/Superior Inspiration': { spent: { uses: { 'bardic-inspiration': 5 } } },
  'channel-divinity/Divine Spark (heal)': { hurt: { who: 'tomas', by: 30 } },
  'preserve-life/Preserve Life': { hurt: { who: 'tomas', by: 45 } },
  'sear-undead/Sear Undead': { before: use('channel-divinity', 2, ['zombie']), beforeD20: [3] },
  'lands-aid/Flowers': { before: use('lands-aid', 0, ['brute']), hurt: { who: 'tomas', by: 20 } },
  'wild-resurgence/Slot into shape': { spent: { uses: { 'wild-shape': 4 } } },
  'wild-resurgence/Shape into slot': { spent: { slots: [1] } },
  'archdruid/Evergreen Wild Shape': { spent: { uses: { 'wild-shape': 4 } } },
  'archdruid/Nature Magician: 1 use': { spent: { slots: [0, 1] } },
  'archdruid/Nature Magician: 2 uses': { spent: { slots: [0, 0, 0, 1] } },
  'archdruid/Nature Magician: 3 uses': { spent: { slots: [0, 0, 0, 0, 0, 1] } },
  'archdruid/Nature Magician: 4 uses': { spent: { slots: [0, 0, 0, 0, 0, 0, 0, 1] } },
  'second-wind/Second Wind': { hurt: { who: 'hero', by: 9 } },
  'tactical-master/Push': flail,
  'tactical-master/Sap': flail,
  'tactical-master/Slow': flail,
  'tactical-shift/Tactical Shift': { before: use('second-wind') },
  'remarkable-athlete/Move after a Critical Hit': { before: strike('Longsword'), beforeD20: [20] },
  'rage/Extend the Rage': { after: 'Rage' },
  'instinctive-pounce/Instinctive Pounce': { before: use('rage') },
  'fleet-step/Step of the Wind': { before: use('martial-arts', 0, ['brute']) },
  'fleet-step/Step of the Wind after a Bonus Action (1 Focus Point)': { before: use('martial-arts', 0, ['brute']) },
  'boon-of-dimensional-travel/Blink Steps': { before: strike('Shortsword') },
  'eldritch-invocations/Repelling Blast: Eldritch Blast': { before: blast },
  'eldritch-invocations/Keep the connection': { after: 'Gaze of Two Minds' },
  'eldritch-invocations/Quick Attack': { after: 'Familiar of the pact' },
  'eldritch-invocations/Resistance': { after: 'Familiar of the pact' },
  'eldritch-invocations/The familiar attacks': { after: 'Familiar of the pact' },
  'uncanny-metabolism/Uncanny Metabolism': { spent: { uses: { focus: 2 } }, hurt: { who: 'hero', by: 8 } },
  'perfect-focus/Perfect Focus': { spent: { uses: { focus: 20 } } },
  'heightened-focus/Patient Defense: Temporary Hit Points': { before: use('monks-focus', 1) },
  'heightened-focus/Step of the Wind: take somebody along': { before: use('monks-focus', 3) },
  'open-hand-technique/Addle': flurry,
  'open-hand-technique/Push': flurry,
  'open-hand-technique/Topple': flurry,
  'quivering-palm/End them harmlessly': { before: strike('Unarmed strike', ['quivering-palm']) },
  'wholeness-of-body/Wholeness of Body': { hurt: { who: 'hero', by: 20 } },
  'lay-on-hands/Heal': { hurt: { who: 'tomas', by: 20 }, amount: 5 },
  'lay-on-hands/End Poisoned': { ails: 'poisoned', targets: ['tomas'] },
  'restoring-touch/Restoring Touch': { ails: 'blinded', targets: ['tomas'], choice: 'blinded' },
  'holy-nimbus/Restore with a slot': { spent: { uses: { 'holy-nimbus': 1 } } },
  'smite-of-protection/Half Cover for you': { before: smite, spent: {} },
  'smite-of-protection/Half Cover in the aura, 30 feet': { before: smite, spent: {} },
  'eldritch-invocations/Eldritch Smite': { after: 'Pact of the Blade', spent: {} },
  'eldritch-invocations/Lifedrinker': { after: 'Pact of the Blade' },
  'eldritch-invocations/Regain Hit Points': { after: 'Lifedrinker', sameTurn: true, hurt: { who: 'hero', by: 20 } },
  'superior-hunters-prey/Superior Hunter’s Prey': { before: both(mark, strike('Longbow')), targets: ['goblin'], spent: {} },
  'hunters-prey/Colossus Slayer': { hurt: { who: 'brute', by: 10 } },
  'hunters-prey/Horde Breaker (melee)': { before: strike('Shortsword'), targets: ['goblin'] },
  'hunters-prey/Horde Breaker (ranged)': { before: strike('Longbow'), targets: ['goblin'] },
  'cunning-strike/Poison': sneaky,
  'cunning-strike/Trip': sneaky,
  'cunning-strike/Withdraw': sneaky,
  'supreme-sneak/Stealth Attack': { ...sneaky, before: use('cunning-action', 2), beforeD20: [20, 20] },
  'devious-strikes/Daze': sneaky,
  'devious-strikes/Knock Out': sneaky,
  'devious-strikes/Obscure': sneaky,
  'font-of-magic/Slot into points': { spent: { uses: { 'sorcery-points': 2 } } },
  'font-of-magic/Create a level 1 slot': { spent: { slots: [1] } },
  'font-of-magic/Create a level 2 slot': { spent: { slots: [0, 1] } },
  'font-of-magic/Create a level 3 slot': { spent: { slots: [0, 0, 1] } },
  'font-of-magic/Create a level 4 slot': { spent: { slots: [0, 0, 0, 1] } },
  'font-of-magic/Create a level 5 slot': { spent: { slots: [0, 0, 0, 0, 1] } },
  'sorcerous-restoration/Sorcerous Restoration': { spent: { uses: { 'sorcery-points': 4 } } },
  'dragon-wings/Restore with points': { spent: { uses: { 'dragon-wings': 1 } } },
  'hurl-through-hell/Restore with a slot': { spent: { uses: { 'hurl-through-hell': 1 } } },
};
