/** Words that mean much the same: whoever wants one left out wants the others left out. Each group is found by any of its first words. */
interface Near {
  /** Words of a line that call up the group. */
  by: string;
  /** Words of a reply that belong to it, besides those. */
  words: string;
}

export const near: readonly Near[] = [
  { by: 'spider arachnid', words: 'tarantula cobweb spiderling broodmother webbing' },
  { by: 'insect bug', words: 'beetle roach cockroach maggot centipede millipede wasp hornet larva grub swarm ant louse flea tick' },
  { by: 'snake serpent', words: 'viper adder cobra python asp fang coil' },
  { by: 'rat vermin', words: 'mouse rodent' },
  { by: 'clown jester', words: 'harlequin' },
  {
    by: 'gore viscera mutilation dismemberment',
    words:
      'entrails guts intestines innards disembowel dismember mutilate decapitate behead severed gory gruesome flay eviscerate bowels carnage',
  },
  { by: 'blood', words: 'bloody bloodied bloodstained bleed gore gory' },
  { by: 'torture torment', words: 'torturer rack thumbscrew flay agony inquisitor branding' },
  {
    by: 'harm hurt violence violent cruelty abuse assault',
    words:
      'rape molest grope ravish wound injure kill slay murder beat strike stab torture death strangle maim bruise hit attack cruel abuse',
  },
  { by: 'kill killing death murder', words: 'slay slaughter corpse massacre assassin execute butcher' },
  { by: 'child kid minor', words: 'boy girl baby infant toddler youngster orphan son daughter urchin schoolchild' },
  { by: 'animal pet', words: 'dog cat horse puppy kitten hound pony bird beast donkey mule goat lamb' },
  { by: 'dog', words: 'hound puppy cur mastiff' },
  { by: 'cat', words: 'kitten tomcat' },
  {
    by: 'sexual sex rape',
    words: 'rape rapist molest grope seduce naked nude ravish lust lewd undress brothel harlot orgy erotic assault',
  },
  { by: 'nudity', words: 'naked nude undress bare' },
  { by: 'slavery slave', words: 'enslave slaver shackle thrall bondage' },
  { by: 'suicide', words: 'suicidal noose' },
  { by: 'selfharm', words: 'selfharm' },
  { by: 'drown drowning', words: 'drown' },
  { by: 'fire burning', words: 'burn flame blaze immolate scorch char' },
  { by: 'drug addiction', words: 'addict opium narcotic intoxicate' },
  { by: 'alcohol drink drunkenness', words: 'ale beer wine mead rum liquor tavern drink intoxicate' },
  { by: 'cannibalism', words: 'cannibal maneater' },
  { by: 'corpse undead', words: 'cadaver carcass skeleton zombie ghoul' },
  { by: 'eye', words: 'eyeball eyeless socket gouge' },
  { by: 'tooth teeth', words: 'fang molar' },
  { by: 'vomit', words: 'puke retch spew' },
  { by: 'plague disease sickness', words: 'pestilence infect infection pox leper contagion' },
  { by: 'pregnancy miscarriage', words: 'pregnant stillborn stillbirth miscarry womb' },
  { by: 'racism slur', words: 'racist' },
  { by: 'kidnapping abduction', words: 'kidnap abduct captor hostage' },
];
