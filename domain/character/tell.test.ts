import { describe, expect, it } from 'vitest';
import { noCoins } from '#domain/rules/coins.ts';
import { CharacterFact } from './fact.ts';
import { characterFact } from './character-fact.ts';
import { tellCharacterFact } from './tell.ts';

const hero = { id: 'kara', name: 'Kara' };
const tov = { id: 'tov', name: 'Tov' };

const told: [Parameters<typeof characterFact>[0], string][] = [
  [{ kind: 'takesNoDamage', hero }, 'Kara takes no damage.'],
  [{ kind: 'takesDamage', hero, amount: 4, left: 6, maximum: 10 }, 'Kara takes 4 damage and has 6 of 10 hit points left.'],
  [{ kind: 'fallsUnconscious', hero }, 'Kara falls unconscious.'],
  [{ kind: 'diesAtOnce', hero }, 'Kara dies at once.'],
  [{ kind: 'dies', hero }, 'Kara dies.'],
  [{ kind: 'diesOfExhaustion', hero }, 'Kara dies of exhaustion.'],
  [{ kind: 'failsDeathSaves', hero, failures: 2 }, 'Kara has failed 2 of 3 death saving throws.'],
  [{ kind: 'deathSaves', hero, successes: 1, failures: 2 }, 'Kara has 1 of 3 successes and 2 of 3 failures.'],
  [{ kind: 'isStable', hero }, 'Kara is stable.'],
  [{ kind: 'wakes', hero }, 'Kara wakes with 1 hit point.'],
  [{ kind: 'isRevived', hero }, 'Kara is brought back to life.'],
  [{ kind: 'hasHitPoints', hero, left: 3, maximum: 10 }, 'Kara has 3 of 10 hit points.'],
  [{ kind: 'hasTemporaryHitPoints', hero, amount: 5 }, 'Kara has 5 temporary hit points.'],
  [{ kind: 'condition', hero, condition: 'stunned' }, 'Kara is stunned.'],
  [{ kind: 'conditionEnded', hero, condition: 'prone' }, 'Kara is no longer prone.'],
  [{ kind: 'exhaustion', level: 2 }, 'Exhaustion level: 2.'],
  [{ kind: 'eatsRations', hero, count: 2, left: 0 }, 'Kara eats 2 days of Rations, and has none left.'],
  [{ kind: 'dayEnds', hero, water: 'half', food: 'less' }, 'A day ends: Kara drinks half of what is needed and eats too little.'],
  [{ kind: 'lacks', hero, what: 'food', level: 2 }, 'Kara has exhaustion level 2 of hunger, until they eat enough for a whole day.'],
  [{ kind: 'hasEnough', hero, what: 'water' }, 'A rest takes the exhaustion of thirst from Kara again.'],
  [{ kind: 'shortRest', hero }, 'Kara takes a short rest.'],
  [{ kind: 'longRest', hero, hitPoints: 12 }, 'Kara takes a long rest and is back to 12 hit points.'],
  [{ kind: 'wakesInspired', hero }, 'Kara wakes inspired.'],
  [{ kind: 'isHit', hero, by: 'the silt hound' }, 'The silt hound hits Kara.'],
  [{ kind: 'companionHitPoints', hero, companion: 'Owl', before: 1, left: 0, maximum: 1 }, 'Owl of Kara falls and is gone.'],
  [
    { kind: 'companionHitPoints', hero, companion: 'Wolf', before: 11, left: 7, maximum: 11 },
    'Wolf of Kara takes 4 damage and has 7 of 11.',
  ],
  [
    { kind: 'companionHitPoints', hero, companion: 'Wolf', before: 7, left: 8, maximum: 11 },
    'Wolf of Kara regains 1 hit point and has 8 of 11.',
  ],
  [
    { kind: 'companionHitPoints', hero, companion: 'Wolf', before: 11, left: 11, maximum: 11 },
    'Wolf of Kara still has 11 of 11 hit points.',
  ],
  [{ kind: 'effectStarted', hero, effect: 'Mage Armor' }, 'Mage Armor begins for Kara.'],
  [{ kind: 'effectEnded', hero, effect: 'Rage' }, 'Rage ends for Kara.'],
  [{ kind: 'effectHolds', hero, effect: 'Hold Person', because: null }, 'Hold Person still holds Kara.'],
  [{ kind: 'effectHolds', hero, effect: 'Web', because: 'Paralyzed' }, 'Web still holds Kara, who fails without a roll (Paralyzed).'],
  [
    { kind: 'regains', hero, amount: 7, left: 9, maximum: 12, by: 'Second Wind' },
    'Kara regains 7 hit points by Second Wind and has 9 of 12.',
  ],
  [{ kind: 'regains', hero, amount: 1, left: 3, maximum: 12, by: 'Goodberry' }, 'Kara regains 1 hit point by Goodberry and has 3 of 12.'],
  [
    { kind: 'usesFeature', hero, use: 'lay-on-hands', left: 4, total: 5, feature: 'Lay On Hands (heal)' },
    'Kara uses Lay On Hands (heal): 4 of 5 left.',
  ],
  [{ kind: 'usesFeature', hero, use: 'breath-weapon', left: 1, total: 2 }, 'Kara uses Breath Weapon: 1 of 2 left.'],
  [
    { kind: 'usesFeature', hero, use: 'channel-divinity', left: 1, total: 2, feature: 'Preserve Life' },
    'Kara uses Preserve Life: 1 of 2 left of Channel Divinity.',
  ],
  [{ kind: 'copiesScroll', hero, spell: 'Fly', gold: 150, hours: 6 }, 'Kara spends 6 hours and 150 gp on copying Fly into the spellbook.'],
  [{ kind: 'scrollNotCopied', hero, spell: 'Fly' }, 'Kara does not manage to copy Fly, and the scroll is destroyed.'],
  [{ kind: 'scrollFails', hero, item: 'Scroll of Fly', spell: 'Fly' }, 'Kara cannot hold Fly: it fades from the scroll.'],
  [{ kind: 'casts', hero, spell: 'fly', level: null, ritual: false }, 'Kara casts Fly.'],
  [{ kind: 'casts', hero, spell: 'shield', level: 2, ritual: false }, 'Kara casts Shield at level 2.'],
  [{ kind: 'casts', hero, spell: 'detect-magic', level: null, ritual: true }, 'Kara casts Detect Magic as a ritual.'],
  [{ kind: 'concentrationKept', hero }, 'Kara keeps their concentration.'],
  [{ kind: 'concentrationEnded', hero, spell: 'a spell of another table' }, 'Kara no longer concentrates on a spell of another table.'],
  [{ kind: 'spellLearned', spell: 'fly' }, 'Learned: Fly.'],
  [{ kind: 'spellForgotten', spell: 'fly' }, 'No longer known: Fly.'],
  [{ kind: 'spellPrepared', spell: 'fly' }, 'Prepared: Fly.'],
  [{ kind: 'spellUnprepared', spell: 'fly' }, 'No longer prepared: Fly.'],
  [{ kind: 'slots', level: 1, before: 2, after: 1 }, 'Level 1 spell slots: 2 to 1.'],
  [{ kind: 'homebrewGiven', hero, what: 'Salt Lance' }, 'Kara is given Salt Lance.'],
  [{ kind: 'homebrewTaken', hero, what: 'Salt Lance' }, 'Kara no longer has Salt Lance.'],
  [{ kind: 'homebrewGone', hero, what: 'Salt Lance' }, 'Kara no longer has Salt Lance: it was removed from the campaign’s homebrew.'],
  [{ kind: 'spellMastered', as: 'signatureFirst', spell: 'fly' }, 'First signature spell: Fly.'],
  [{ kind: 'land', before: null, after: 'arid' }, 'Circle of the Land: none to arid.'],
  [{ kind: 'itemAdded', item: 'Torch', quantity: 5 }, 'Added: Torch × 5.'],
  [{ kind: 'itemRemoved', item: 'Longsword', quantity: 1 }, 'Removed: Longsword.'],
  [{ kind: 'itemQuantity', item: 'Torch', before: 5, after: 4 }, 'Torch: 5 to 4.'],
  [{ kind: 'itemPlace', item: 'Longsword', before: 'pack', after: 'mainHand' }, 'Longsword: pack to main hand.'],
  [{ kind: 'itemAttuned', item: 'Cloak of Protection' }, 'Attuned to Cloak of Protection.'],
  [{ kind: 'itemAttunementEnded', item: 'Cloak of Protection' }, 'No longer attuned to Cloak of Protection.'],
  [{ kind: 'itemChanged', item: 'Longsword' }, 'Changed: Longsword.'],
  [{ kind: 'usesItem', hero, item: 'Antidote', deed: null }, 'Kara uses Antidote.'],
  [
    { kind: 'usesItem', hero, item: 'Wand of Web', deed: 'Cast Web', charges: { left: 1, total: 7 } },
    'Kara uses Wand of Web (Cast Web): 1 of 7 charges left.',
  ],
  [{ kind: 'itemsLastCharge', item: 'Wand of Web', became: 'gone', regained: 0 }, 'Wand of Web is destroyed with its last charge.'],
  [{ kind: 'itemsLastCharge', item: 'Staff', became: 'mundane', regained: 0 }, 'Staff loses its magic with its last charge.'],
  [{ kind: 'itemsLastCharge', item: 'Staff', became: 'drained', regained: 0 }, 'Staff will never hold a charge again.'],
  [{ kind: 'itemsLastCharge', item: 'Staff', became: null, regained: 1 }, 'With its last charge, Staff regains 1 charge.'],
  [{ kind: 'itemRegains', item: 'Wand of Web', amount: 3, left: 7, total: 7 }, 'Wand of Web regains 3 charges: 7 of 7 left.'],
  [{ kind: 'coins', coin: 'gold', before: 2, after: 1 }, 'Gold pieces: 2 to 1.'],
  [{ kind: 'gaveItem', item: 'Longsword', quantity: 1, to: tov }, 'Gave Longsword to Tov.'],
  [{ kind: 'gotItem', item: 'Torch', quantity: 2, from: hero }, 'Got 2 Torches from Kara.'],
  [{ kind: 'gaveCoins', coins: { ...noCoins, silver: 3, gold: 2 }, to: tov }, 'Gave 3 silver, 2 gold to Tov.'],
  [{ kind: 'gotCoins', coins: { ...noCoins, gold: 2 }, from: hero }, 'Got 2 gold from Kara.'],
  [{ kind: 'takesLoot', hero, loot: 'the brass key' }, 'Kara takes the brass key.'],
  [{ kind: 'reachesLevel', hero, level: 5, class: 'wizard' }, 'Kara is now a level 5 wizard.'],
  [{ kind: 'hitPointMaximum', before: 26, after: 32 }, 'Hit point maximum: 26 to 32.'],
  [{ kind: 'hitDie', gain: 4, constitution: -1 }, 'Hit die: 4 and -1 from constitution.'],
  [{ kind: 'proficiencyBonus', bonus: 3 }, 'Proficiency bonus: +3.'],
  [{ kind: 'subclass', class: 'fighter' }, 'Subclass: Champion.'],
  [{ kind: 'feature', class: 'wizard', level: 5, feature: 'memorize-spell' }, 'Memorize Spell: Exchange a prepared spell on a short rest.'],
  [{ kind: 'feature', class: 'wizard', level: 5, feature: 'of-an-earlier-build' }, 'of-an-earlier-build.'],
  [{ kind: 'skills', skills: ['arcana', 'history'] }, 'New skills: arcana, history.'],
  [{ kind: 'expertise', skills: ['stealth'] }, 'Expertise: stealth.'],
  [{ kind: 'masteries', weapons: ['whip'] }, 'Weapon mastery: Whip.'],
  [{ kind: 'forms', forms: ['wolf', 'of-an-earlier-build'] }, 'Forms of Wild Shape: Wolf, of-an-earlier-build.'],
  [{ kind: 'forms', forms: [] }, 'Forms of Wild Shape: none.'],
  [{ kind: 'spells', spells: ['fireball', 'fly'] }, 'New spells: Fireball, Fly.'],
  [{ kind: 'options', feature: 'metamagic', options: ['subtle-spell', 'twinned-spell'] }, 'Metamagic: Subtle Spell, Twinned Spell.'],
  [
    {
      kind: 'spellSlots',
      slots: [
        { level: 1, count: 4 },
        { level: 2, count: 3 },
      ],
    },
    'Spell slots: 4 of level 1, 3 of level 2.',
  ],
  [{ kind: 'changed', field: 'strength', before: 10, after: 16 }, 'Strength: 10 to 16.'],
  [{ kind: 'changed', field: 'temporaryHitPoints', before: 0, after: 5 }, 'Temporary hit points: 0 to 5.'],
  [{ kind: 'hitPoints', before: { left: 10, maximum: 10 }, after: { left: 11, maximum: 11 } }, 'Hit points: 10 of 10 to 11 of 11.'],
  [{ kind: 'sheetChanged' }, 'The sheet was changed.'],
  [{ kind: 'newPortrait', hero }, 'Kara has a new portrait.'],
  [{ kind: 'gainsExperience', hero, amount: 1 }, 'Kara gains 1 experience point.'],
  [{ kind: 'mayRise', hero, level: 3 }, 'Kara may rise to level 3.'],
  [{ kind: 'gainsInspiration', hero }, 'Kara gains Heroic Inspiration.'],
  [{ kind: 'mayPassInspiration', hero }, 'Kara has Heroic Inspiration already, and may pass it on.'],
  [{ kind: 'shakesAwake', hero, target: tov }, 'Kara shakes Tov awake.'],
  [{ kind: 'passesInspiration', hero, to: tov }, 'Kara passes Heroic Inspiration on to Tov.'],
  [{ kind: 'usesInspiration', hero }, 'Kara spends Heroic Inspiration.'],
  [{ kind: 'usesFeature', hero, use: 'second-wind', left: 1, total: 2 }, 'Kara uses Second Wind: 1 of 2 left.'],
  [{ kind: 'joins', hero, species: 'dwarf', class: 'cleric' }, 'Kara, dwarf and cleric, joins the table.'],
  [{ kind: 'isReborn', hero, species: 'orc' }, 'Kara is reborn as an orc.'],
  [{ kind: 'isMade', hero, species: 'dwarf', class: 'cleric' }, 'Kara, dwarf and cleric, is made.'],
  [{ kind: 'comesFromFile', hero }, 'Kara comes out of a file.'],
  [{ kind: 'comesFromTable', hero }, 'Kara comes from another table.'],
  [{ kind: 'leaves', hero }, 'Kara leaves the table.'],
  [{ kind: 'handedOver', hero, player: 'Rea' }, 'Kara is played by Rea from now on.'],
];

describe('a fact of a character', () => {
  it.each(told)('%j is told as %s and outlives being stored', (given, sentence) => {
    const fact = CharacterFact.parse(JSON.parse(JSON.stringify(characterFact(given))));
    expect(tellCharacterFact(fact)).toBe(sentence);
  });

  it('is told above in every kind but feats, which are told in the words of their rules', () => {
    const kinds = CharacterFact.options.map(({ shape }) => shape.kind.value);
    expect(new Set([...told.map(([{ kind }]) => kind), 'feat'])).toEqual(new Set(kinds));
  });
});
