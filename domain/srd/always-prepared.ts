import type { ClassId } from './class-rules.ts';

/** Spells that a class or its path has always prepared, from a level on (SRD 5.2). Those of a kind of land stand in `landSpells`. */
export const alwaysPrepared: Partial<Record<ClassId, readonly (readonly [level: number, ...spells: string[]])[]>> = {
  bard: [[20, 'power-word-heal', 'power-word-kill']],
  cleric: [
    [3, 'aid', 'bless', 'cure-wounds', 'lesser-restoration'],
    [5, 'mass-healing-word', 'revivify'],
    [7, 'aura-of-life', 'death-ward'],
    [9, 'greater-restoration', 'mass-cure-wounds'],
  ],
  druid: [[1, 'speak-with-animals']],
  paladin: [
    [2, 'divine-smite'],
    [3, 'protection-from-evil-and-good', 'shield-of-faith'],
    [5, 'find-steed', 'aid', 'zone-of-truth'],
    [9, 'beacon-of-hope', 'dispel-magic'],
    [13, 'freedom-of-movement', 'guardian-of-faith'],
    [17, 'commune', 'flame-strike'],
  ],
  ranger: [[1, 'hunters-mark']],
  sorcerer: [
    [3, 'alter-self', 'chromatic-orb', 'command', 'dragons-breath'],
    [5, 'fear', 'fly'],
    [7, 'arcane-eye', 'charm-monster'],
    [9, 'legend-lore', 'summon-dragon'],
  ],
  warlock: [
    [3, 'burning-hands', 'command', 'scorching-ray', 'suggestion'],
    [5, 'fireball', 'stinking-cloud'],
    [7, 'fire-shield', 'wall-of-fire'],
    [9, 'contact-other-plane', 'geas', 'insect-plague'],
  ],
};
