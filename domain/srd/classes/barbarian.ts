import type { ClassRules } from '#domain/srd/class-rules.ts';
import { usualFeatLevels } from '#domain/srd/class-rules.ts';

export const barbarian: ClassRules = {
  id: 'barbarian',
  name: 'Barbarian',
  hitDie: 12,
  primary: ['strength'],
  saves: ['strength', 'constitution'],
  skills: { choose: 2, from: ['animal handling', 'athletics', 'intimidation', 'nature', 'perception', 'survival'] },
  armor: ['light', 'medium', 'shield'],
  martial: 'all',
  kits: [
    {
      items: [
        ['greataxe', 1],
        ['handaxe', 4],
        ['explorers-pack', 1],
      ],
      gold: 15,
    },
    { items: [], gold: 75 },
  ],
  features: [
    [1, 'Rage', 'A fury that hits harder and shrugs off blows.'],
    [1, 'Unarmored Defense', 'Without armor, constitution adds to armor class.'],
    [1, 'Weapon Mastery', 'Uses what is special about chosen weapons.'],
    [2, 'Danger Sense', 'Advantage on dexterity saves while able to act.'],
    [2, 'Reckless Attack', 'Strike with advantage, and be struck so too.'],
    [3, 'Primal Knowledge', 'One more skill; in a rage, some skills use strength.'],
    [5, 'Extra Attack', 'Two attacks with one action.'],
    [5, 'Fast Movement', '10 feet faster without heavy armor.'],
    [7, 'Feral Instinct', 'Advantage on initiative.'],
    [7, 'Instinctive Pounce', 'Move half the speed as the rage begins.'],
    [9, 'Brutal Strike', 'Give up advantage to strike harder and shove or slow.'],
    [11, 'Relentless Rage', 'A rage may keep you up at 0 hit points.'],
    [13, 'Improved Brutal Strike', 'More things a brutal strike can do.'],
    [15, 'Persistent Rage', 'Rages come back with initiative and last ten minutes.'],
    [17, 'Improved Brutal Strike', 'A brutal strike deals more and does two things.'],
    [18, 'Indomitable Might', 'A strength check or save is never below the score.'],
    [20, 'Primal Champion', 'Strength and constitution grow by 4, to at most 25.'],
  ],
  subclass: {
    name: 'Path of the Berserker',
    features: [
      [3, 'Frenzy', 'A reckless attack in a rage deals more damage.'],
      [6, 'Mindless Rage', 'A rage keeps charm and fear away.'],
      [10, 'Retaliation', 'Strike back at one who hurts you from near by.'],
      [14, 'Intimidating Presence', 'Frighten those around you.'],
    ],
  },
  masteries: [
    [1, 2],
    [4, 3],
    [10, 4],
  ],
  expertise: [],
  laterSkills: { level: 3, choose: 1, from: 'class' },
  fightingStyles: [],
  feats: usualFeatLevels,
  casting: null,
  uses: [
    {
      id: 'rage',
      name: 'Rage',
      from: 1,
      count: [
        [1, 2],
        [3, 3],
        [6, 4],
        [12, 5],
        [17, 6],
      ],
      back: 'oneOnShortRest',
    },
  ],
  order: null,
  capstone: ['strength', 'constitution'],
};
