import type { ClassId } from './srd/class-rules.ts';
import type { SpeciesId } from './srd/species.ts';

interface Words {
  /** Other words for it. */
  others: readonly string[];
  /** What it is, for who does not know. */
  line: string;
}

/** How people speak of the peoples of the world. */
export const peopleWords: Record<SpeciesId, Words & { names: readonly string[] }> = {
  dragonborn: {
    others: ['draconic', 'dragonkin', 'dragon'],
    line: 'with the blood of dragons and their breath',
    names: ['Arkheva', 'Rhogar', 'Sorvina', 'Tarhunn', 'Vezera', 'Zedrath'],
  },
  dwarf: {
    others: ['dwarves', 'dwarven', 'dwarvish'],
    line: 'sturdy, at home in stone, and hard to poison',
    names: ['Brakka Stonebrow', 'Dorin', 'Helga Emberhand', 'Odrik', 'Runa', 'Thessil'],
  },
  elf: {
    others: ['elves', 'elven', 'elvish'],
    line: 'long of life, keen of sense, and never quite asleep',
    names: ['Aelith', 'Caeril', 'Ilvara Duskleaf', 'Naevys', 'Sylaron', 'Thaleia'],
  },
  gnome: {
    others: ['gnomish'],
    line: 'small, curious, and not easily fooled',
    names: ['Bimble', 'Fennick', 'Nixa Copperwhistle', 'Orla', 'Tock', 'Wrenna'],
  },
  goliath: {
    others: ['giant', 'giants', 'giantkin'],
    line: 'tall as a door, with a giant’s gift',
    names: ['Agatha Skyreach', 'Karu', 'Manno', 'Orvik', 'Thalai', 'Vaunea'],
  },
  halfling: {
    others: ['halflings', 'smallfolk'],
    line: 'small, brave, and lucky',
    names: ['Bree Underhill', 'Corrin', 'Lila', 'Milo', 'Posy Quickbarrow', 'Tam'],
  },
  human: {
    others: ['person', 'man', 'woman', 'mortal'],
    line: 'at home everywhere and good at many things',
    names: ['Aldric', 'Ilse', 'Joss Marrow', 'Mira', 'Tomas', 'Yara'],
  },
  orc: {
    others: ['orcish', 'ork'],
    line: 'strong, tireless, and hard to bring down',
    names: ['Baggi', 'Grusha', 'Korga Ashfist', 'Mogrin', 'Shura', 'Vrok'],
  },
  tiefling: {
    others: ['devilish', 'horned', 'fiendish'],
    line: 'touched by another plane, and at ease with fire and shadow',
    names: ['Ashriel', 'Damaia', 'Kallista', 'Mordai', 'Nemeia', 'Veil'],
  },
};

/** How people speak of the callings. */
export const callingWords: Record<ClassId, Words> = {
  barbarian: { others: ['berserker', 'rage', 'raging'], line: 'who fights with rage' },
  bard: { others: ['minstrel', 'singer', 'musician'], line: 'whose music is magic' },
  cleric: { others: ['priest', 'priestess', 'healer'], line: 'who heals and calls on the divine' },
  druid: { others: ['shapeshifter', 'shaman'], line: 'who speaks with the wild and wears its shapes' },
  fighter: { others: ['warrior', 'soldier', 'knight', 'swordsman'], line: 'who knows every weapon' },
  monk: { others: ['martial', 'ascetic'], line: 'whose body is the weapon' },
  paladin: { others: ['crusader', 'templar'], line: 'bound by an oath, with blade and blessing' },
  ranger: { others: ['hunter', 'archer', 'tracker', 'scout'], line: 'who hunts and finds the way' },
  rogue: { others: ['thief', 'assassin', 'burglar', 'sneak'], line: 'who strikes from the shadows' },
  sorcerer: { others: ['sorceress', 'bloodline'], line: 'with magic in the blood' },
  warlock: { others: ['pact', 'patron', 'witch'], line: 'who has made a pact for power' },
  wizard: { others: ['mage', 'magician', 'spellbook', 'magus'], line: 'who has learned magic from books' },
};
