import facts from '#content/srd/equipment/objects.json' with { type: 'json' };
import type { ObjectFacts } from './object-facts.ts';

// Without a validator, so that a browser can fill in the numbers.

/** Armor classes by substance, and hit points by size (SRD 5.2.1, Breaking Objects). */
export const objectFacts: ObjectFacts = facts;
