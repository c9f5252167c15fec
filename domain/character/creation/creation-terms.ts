import type { ClassId } from '#domain/srd/class-rules.ts';
import type { SpeciesId } from '#domain/srd/species-ids.ts';

interface Terms {
  /** Other words for it. */
  others: readonly string[];
  /** What it is, to follow the name after a comma. */
  line: string;
  /** What it is, in a sentence of its own, for who does not know. */
  about: string;
}

/** How people speak of the peoples of the world. */
export const speciesTerms: Record<SpeciesId, Terms & { names: readonly string[] }> = {
  dragonborn: {
    others: ['draconic', 'dragonkin', 'dragon'],
    line: 'with the blood of dragons and their breath',
    about: 'Dragonborn descend from dragons and share their breath.',
    names: ['Arkheva', 'Rhogar', 'Sorvina', 'Tarhunn', 'Vezera', 'Zedrath'],
  },
  dwarf: {
    others: ['dwarves', 'dwarven', 'dwarvish'],
    line: 'sturdy, at home in stone, and hard to poison',
    about: 'Dwarves are sturdy, at home in stone and hard to poison.',
    names: ['Brakka Stonebrow', 'Dorin', 'Helga Emberhand', 'Odrik', 'Runa', 'Thessil'],
  },
  elf: {
    others: ['elves', 'elven', 'elvish'],
    line: 'long of life, keen of sense, and never quite asleep',
    about: 'Elves live long, have keen senses and need no sleep.',
    names: ['Aelith', 'Caeril', 'Ilvara Duskleaf', 'Naevys', 'Sylaron', 'Thaleia'],
  },
  gnome: {
    others: ['gnomish'],
    line: 'small, curious, and not easily fooled',
    about: 'Gnomes are small, curious and hard to fool.',
    names: ['Bimble', 'Fennick', 'Nixa Copperwhistle', 'Orla', 'Tock', 'Wrenna'],
  },
  goliath: {
    others: ['giant', 'giants', 'giantkin'],
    line: 'tall as a door, with a giant’s gift',
    about: 'Goliaths are tall and strong, with a gift from the giants.',
    names: ['Agatha Skyreach', 'Karu', 'Manno', 'Orvik', 'Thalai', 'Vaunea'],
  },
  halfling: {
    others: ['halflings', 'smallfolk'],
    line: 'small, brave, and lucky',
    about: 'Halflings are small, brave and lucky.',
    names: ['Bree Underhill', 'Corrin', 'Lila', 'Milo', 'Posy Quickbarrow', 'Tam'],
  },
  human: {
    others: ['person', 'man', 'woman', 'mortal'],
    line: 'at home everywhere and good at many things',
    about: 'Humans are at home everywhere and good at many things.',
    names: ['Aldric', 'Ilse', 'Joss Marrow', 'Mira', 'Tomas', 'Yara'],
  },
  orc: {
    others: ['orcish', 'ork'],
    line: 'strong, tireless, and hard to bring down',
    about: 'Orcs are strong, tireless and hard to bring down.',
    names: ['Baggi', 'Grusha', 'Korga Ashfist', 'Mogrin', 'Shura', 'Vrok'],
  },
  tiefling: {
    others: ['devilish', 'horned', 'fiendish'],
    line: 'touched by another plane, and at ease with fire and shadow',
    about: 'Tieflings are touched by another plane, at ease with fire and shadow.',
    names: ['Ashriel', 'Damaia', 'Kallista', 'Mordai', 'Nemeia', 'Veil'],
  },
};

/** How people speak of the callings. */
export const classTerms: Record<ClassId, Terms> = {
  barbarian: {
    others: ['berserker', 'rage', 'raging'],
    line: 'who fights with rage',
    about: 'Barbarians fight up close, in a rage, and are hard to kill.',
  },
  bard: {
    others: ['minstrel', 'singer', 'musician'],
    line: 'whose music is magic',
    about: 'Bards work magic with music and help the whole party.',
  },
  cleric: {
    others: ['priest', 'priestess', 'healer', 'heals', 'heal', 'healing'],
    line: 'who heals and calls on the divine',
    about: 'Clerics heal their friends and call on divine magic.',
  },
  druid: {
    others: ['shapeshifter', 'shaman'],
    line: 'who speaks with the wild and wears its shapes',
    about: 'Druids use the magic of nature and turn into animals.',
  },
  fighter: {
    others: ['warrior', 'soldier', 'knight', 'swordsman'],
    line: 'who knows every weapon',
    about: 'Fighters know every weapon and armor: a good first choice.',
  },
  monk: { others: ['martial', 'ascetic'], line: 'whose body is the weapon', about: 'Monks are fast and fight with their bare hands.' },
  paladin: {
    others: ['crusader', 'templar'],
    line: 'bound by an oath, with blade and blessing',
    about: 'Paladins fight in armor, heal, and keep an oath.',
  },
  ranger: {
    others: ['hunter', 'archer', 'tracker', 'scout'],
    line: 'who hunts and finds the way',
    about: 'Rangers hunt, track and shoot.',
  },
  rogue: {
    others: ['thief', 'assassin', 'burglar', 'sneak'],
    line: 'who strikes from the shadows',
    about: 'Rogues sneak, pick locks and strike from the shadows.',
  },
  sorcerer: {
    others: ['sorceress', 'bloodline'],
    line: 'with magic in the blood',
    about: 'Sorcerers are born with magic and bend their spells.',
  },
  warlock: {
    others: ['pact', 'patron', 'witch'],
    line: 'who has made a pact for power',
    about: 'Warlocks have magic from a pact with a strange power.',
  },
  wizard: {
    others: ['mage', 'magician', 'spellbook', 'magus'],
    line: 'who has learned magic from books',
    about: 'Wizards learn magic from books and know the most spells.',
  },
};
