import type { Ability } from '#domain/rules/ability.ts';
import type { ClassId } from '#domain/srd/class-rules.ts';
import type { FeatId } from '#domain/srd/feats.ts';

/** What suits a class as it rises, the preferred first, for those who do not want to choose. */
interface LevelPreset {
  /** Scores to raise, up to what a feat can raise them to. */
  raises: readonly Ability[];
  boons: readonly FeatId[];
  cantrips: readonly string[];
  /** Spells of all levels; those of a higher level are chosen first. */
  spells: readonly string[];
  options: readonly string[];
}

const words = (text: string): string[] => text.split(/\s+/).filter((word) => word !== '');

const strong: Pick<LevelPreset, 'raises' | 'boons'> = {
  raises: ['strength', 'constitution', 'dexterity', 'wisdom'],
  boons: ['boon-of-combat-prowess'],
};
const nimble: typeof strong = { raises: ['dexterity', 'wisdom', 'constitution', 'intelligence'], boons: ['boon-of-combat-prowess'] };
const casting = (ability: Ability): typeof strong => ({
  raises: [ability, 'constitution', 'dexterity', 'wisdom'],
  boons: ['boon-of-spell-recall'],
});
const untaught = { cantrips: [], spells: [], options: [] };

/** The preset of each class. */
export const levelPresets: Record<ClassId, LevelPreset> = {
  barbarian: { ...strong, ...untaught },
  fighter: { ...strong, ...untaught },
  monk: { ...nimble, ...untaught },
  rogue: { ...nimble, ...untaught },
  paladin: {
    ...strong,
    raises: ['strength', 'charisma', 'constitution', 'dexterity'],
    cantrips: words('guidance sacred-flame light'),
    spells: words(`divine-favor cure-wounds divine-smite bless shield-of-faith command heroism
      aid lesser-restoration find-steed magic-weapon revivify dispel-magic daylight death-ward banishment aura-of-life
      greater-restoration raise-dead`),
    options: [],
  },
  ranger: {
    ...nimble,
    cantrips: words('guidance starry-wisp'),
    spells: words(`hunters-mark cure-wounds ensnaring-strike goodberry longstrider
      pass-without-trace spike-growth lesser-restoration silence conjure-animals plant-growth revivify
      conjure-woodland-beings freedom-of-movement stoneskin greater-restoration tree-stride`),
    options: ['colossus-slayer', 'multiattack-defense'],
  },
  bard: {
    ...casting('charisma'),
    cantrips: words('vicious-mockery minor-illusion starry-wisp mage-hand light'),
    spells: words(`healing-word dissonant-whispers faerie-fire heroism hideous-laughter cure-wounds
      suggestion invisibility shatter lesser-restoration hypnotic-pattern mass-healing-word dispel-magic
      greater-invisibility polymorph dimension-door hold-monster mass-cure-wounds greater-restoration raise-dead
      mass-suggestion irresistible-dance regenerate teleport power-word-stun mind-blank power-word-heal foresight`),
    options: [],
  },
  cleric: {
    ...casting('wisdom'),
    cantrips: words('sacred-flame guidance light thaumaturgy spare-the-dying'),
    spells: words(`bless healing-word guiding-bolt cure-wounds shield-of-faith
      spiritual-weapon aid lesser-restoration hold-person spirit-guardians revivify mass-healing-word dispel-magic
      death-ward banishment guardian-of-faith flame-strike mass-cure-wounds greater-restoration raise-dead
      heal blade-barrier fire-storm regenerate holy-aura earthquake mass-heal`),
    options: ['divine-strike'],
  },
  druid: {
    ...casting('wisdom'),
    cantrips: words('produce-flame starry-wisp guidance shillelagh druidcraft'),
    spells: words(`entangle healing-word faerie-fire goodberry cure-wounds thunderwave
      moonbeam pass-without-trace flaming-sphere lesser-restoration call-lightning conjure-animals revivify dispel-magic
      polymorph ice-storm wall-of-fire cone-of-cold mass-cure-wounds greater-restoration insect-plague
      heal sunbeam wall-of-thorns fire-storm reverse-gravity sunburst earthquake storm-of-vengeance shapechange`),
    options: ['potent-spellcasting'],
  },
  sorcerer: {
    ...casting('charisma'),
    cantrips: words('fire-bolt sorcerous-burst ray-of-frost mage-hand minor-illusion light prestidigitation'),
    spells: words(`magic-missile shield mage-armor burning-hands chromatic-orb
      scorching-ray misty-step mirror-image web hold-person fireball counterspell haste fly
      greater-invisibility polymorph wall-of-fire cone-of-cold hold-monster telekinesis chain-lightning disintegrate
      delayed-blast-fireball teleport sunburst power-word-stun meteor-swarm wish`),
    options: words('quickened-spell empowered-spell twinned-spell heightened-spell subtle-spell careful-spell fire'),
  },
  warlock: {
    ...casting('charisma'),
    cantrips: words('eldritch-blast minor-illusion mage-hand prestidigitation'),
    spells: words(`hex hellish-rebuke charm-person misty-step invisibility mirror-image hold-person suggestion
      hypnotic-pattern counterspell fly dispel-magic banishment dimension-door blight hold-monster scrying mislead
      circle-of-death true-seeing forcecage finger-of-death power-word-stun dominate-monster foresight power-word-kill`),
    options:
      words(`agonizing-blast-eldritch-blast repelling-blast-eldritch-blast devils-sight fiendish-vigor pact-of-the-blade thirsting-blade
      eldritch-mind mask-of-many-faces eldritch-smite lifedrinker devouring-blade armor-of-shadows otherworldly-leap witch-sight`),
  },
  wizard: {
    ...casting('intelligence'),
    cantrips: words('fire-bolt ray-of-frost mage-hand light minor-illusion prestidigitation'),
    spells: words(`magic-missile shield mage-armor detect-magic sleep find-familiar burning-hands thunderwave feather-fall identify
      misty-step scorching-ray web invisibility mirror-image hold-person shatter
      fireball counterspell fly haste dispel-magic hypnotic-pattern lightning-bolt
      greater-invisibility polymorph banishment dimension-door ice-storm wall-of-fire
      cone-of-cold wall-of-force hold-monster telekinesis scrying chain-lightning disintegrate globe-of-invulnerability true-seeing
      teleport forcecage delayed-blast-fireball maze sunburst mind-blank meteor-swarm wish foresight time-stop`),
    options: [],
  },
};

/** Forms of Wild Shape for every need: small, quick, climbing, strong, and later flying. */
export const presetForms: readonly string[] = words(`rat riding-horse spider wolf dire-wolf brown-bear ape crocodile giant-spider lion
  reef-shark eagle hawk owl cat panther black-bear`);
