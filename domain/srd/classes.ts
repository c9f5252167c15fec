import type { ClassId, ClassRules } from './class-rules.ts';
import { barbarian } from './classes/barbarian.ts';
import { bard } from './classes/bard.ts';
import { cleric } from './classes/cleric.ts';
import { druid } from './classes/druid.ts';
import { fighter } from './classes/fighter.ts';
import { monk } from './classes/monk.ts';
import { paladin } from './classes/paladin.ts';
import { ranger } from './classes/ranger.ts';
import { rogue } from './classes/rogue.ts';
import { sorcerer } from './classes/sorcerer.ts';
import { warlock } from './classes/warlock.ts';
import { wizard } from './classes/wizard.ts';

/** The twelve classes of SRD 5.2. */
export const classes: Record<ClassId, ClassRules> = {
  barbarian,
  bard,
  cleric,
  druid,
  fighter,
  monk,
  paladin,
  ranger,
  rogue,
  sorcerer,
  warlock,
  wizard,
};
